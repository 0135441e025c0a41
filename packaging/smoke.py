"""Tries the frozen program as a user would, under a path and a name that are hard on programs.

    python packaging/smoke.py [FOLDER]

FOLDER is the frozen program; without it the archive in ``dist/`` is unpacked, or what was frozen
last is copied. Prints one line a trial; the exit status is 1 when one failed. Needs no package.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FROZEN = ROOT / "build" / "package" / "frozen"
NAME = "李雷 José"
PLACE = "程序 with spaces"
PATIENCE_S = 120

EXPECTED = re.compile(r"This plugin does not support propagateSizeHints\(\)\s*")
"""What Qt's platform without a display says of every window; nothing else may be said."""


# Small files that each reader must be able to read, since its parts are compiled and nothing but
# reading shows that all of them are there: made with arro3 and sentencepiece, packed.
PARQUET = (
    "c-n<h%}yIJ5FT$<Q6zFmqKvh!_K*v!wo23R6O>k5CV)sG6tWVao~qp>N<cu;&8A3w8Xlm}(Gy1=pifdU_Bs`yN*&3b"
    "nQ#1k<B@$r;TpPF#cGcoQ~(43M0$%6u!5C3<0Z^v9>8JL6(Z*_<e|4@<TRre|A(V0j`BprD@I32coTpN2Fx+}1?<Z<"
    "Zb|?pO>!q}RscS<-7Q8*GQIseA52Eq5xRiIRmWSoxS6NPVvt@;Z&sn_b7O<&r;Bv9NG&8?<*RxCJ{DCA@+I|*hg_FK"
    "ISkrC!QX<{BIYZX%b@B!SP31_BeUC<uDK}4pANo~4+7u9Q%&2`$W7!VxD&yZ)zj1dQ?Xzbe>v#OKLQ&d?}c=O0=p^?"
    "?|VfG!{hUh+1TE1@m|{&Y3oyFheWruGo}L#u_x--N}qG0Pn1DRPg$5nX8(N2qU}>1?$VNbdbAAb$kg|B7;l_42i>!#"
    ">EG$o9?>yT+p3Lq&Z1+(vg}SL{HvtT?b)mM^cJ1Behj+@YhO0PS-ieU;Hg=Zd|Qmtcgei=eU!}kiE6D6jb@{%>inAe"
    "LCgHZPWTr;0uhRYB>"
)
SENTENCEPIECE = (
    "c-rIQ<6^Zb&C9kEWdH&RCN3T>W}9LtkC}^?i^WDC!R6v&el)F7wBbd>el89!#zfJMs0CnF5||~#F2SO}*1^Oe#lyvs"
    "nUb1Ul37wI!~g(3-xI("
)
TOKENIZER: dict[str, object] = {
    "version": "1.0", "truncation": None, "padding": None, "added_tokens": [],
    "normalizer": None, "pre_tokenizer": {"type": "Whitespace"}, "post_processor": None,
    "decoder": None,
    "model": {"type": "WordLevel", "vocab": {"[UNK]": 0, "a": 1, "b": 2}, "unk_token": "[UNK]"},
}  # fmt: skip


class Failed(Exception):
    """A trial found something else than it should have."""


class Smoke:
    """One copy of the program, its user, and what is tried with them."""

    def __init__(self, program: Path, home: Path) -> None:
        """Try the program in the folder ``program`` as a user whose home is ``home``."""
        windows = sys.platform == "win32"
        self.folder = program
        inside = program / "Contents" / "MacOS" if program.suffix == ".app" else program
        self.window = inside / ("ascgui.exe" if windows else "ascgui")
        self.console = inside / "ascgui-console.exe" if windows else self.window
        self.home = home
        self.home.mkdir(parents=True)
        self.data = next(program.rglob("data/catalog/min-devices.toml")).parent.parent
        self.sample = next((self.data / "resources" / "samples").glob("*.toml"))
        kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "DYLD_LIBRARY_PATH", "WINDIR")
        self.surroundings = {
            **{name: os.environ[name] for name in kept if name in os.environ},
            "HOME": str(home), "USERPROFILE": str(home), "USER": NAME, "LOGNAME": NAME,
            "USERNAME": NAME, "LC_ALL": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen",
        }  # fmt: skip
        if not sys.platform.startswith("linux"):
            # Elsewhere the system says where a user's folders are, whatever the environment says.
            self.surroundings |= {
                "ASCGUI_CONFIG": str(home / "config"),
                "ASCGUI_DATA": str(home / "data"),
            }

    # Running

    def run(
        self,
        *words: str | Path,
        status: int = 0,
        window: bool = False,
        surroundings: Mapping[str, str] | None = None,
    ) -> tuple[str, str]:
        """Return what the program printed; it must end with ``status``.

        Raises:
            Failed: another status, a word on standard error where all went well, or no end.
        """
        program = self.window if window else self.console
        try:
            done = subprocess.run(
                [program, *words], cwd=self.home, env={**self.surroundings, **(surroundings or {})},
                capture_output=True, check=False, timeout=PATIENCE_S,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise Failed(f"still running after {PATIENCE_S} s") from None
        out, err = (said.decode("utf-8") for said in (done.stdout, done.stderr))
        if done.returncode != status:
            raise Failed(f"exit status {done.returncode}, not {status}: {(out + err).strip()}")
        if status == 0 and EXPECTED.sub("", err).strip():
            raise Failed(f"said on standard error: {err.strip()}")
        return out, err

    def start_window(
        self, *words: str | Path, surroundings: Mapping[str, str] | None = None
    ) -> dict[str, object]:
        """Let the window come up and end; return what it told of itself."""
        told = self.home / "窗口.json"
        told.unlink(missing_ok=True)
        asked = {"ASCGUI_QUIT_AFTER_START": str(told), **(surroundings or {})}
        out, _ = self.run(*words, window=True, surroundings=asked)
        if out:
            raise Failed(f"said on standard output: {out.strip()}")
        return dict(json.loads(told.read_text(encoding="utf-8")))

    # What is tried

    def says_its_version(self) -> None:
        """``--version`` prints one line."""
        out, _ = self.run("--version")
        if not re.fullmatch(r"ascgui \d\S*\s*", out):
            raise Failed(out)

    def finds_its_catalog(self) -> None:
        """``catalog list`` prints every model of the table that lies in the bundle."""
        table = tomllib.loads((self.data / "catalog" / "models.toml").read_text(encoding="utf-8"))
        expected = next(len(rows) for rows in table.values() if isinstance(rows, list))
        out, _ = self.run("catalog", "list", "models", "--format", "csv")
        if len(out.splitlines()) != expected + 1:
            raise Failed(f"{len(out.splitlines()) - 1} models, not {expected}")

    def holds_every_file_of_its_own(self) -> None:
        """Catalog, resources and pictures are whole, in one place; so are the licences."""
        for name in ("catalog", "resources", "docs/pictures"):
            there, here = (_hashes(base / name) for base in (ROOT, self.data))
            if there != here:
                raise Failed(f"{name}: {sorted(set(there.items()) ^ set(here.items()))}")
        parts = json.loads((self.data / "licences" / "index.json").read_text(encoding="utf-8"))
        empty = [
            part["name"]
            for part in parts
            if not (self.data / "licences" / f"{part['name']}.txt").read_text("utf-8").strip()
        ]
        if empty or len(parts) < 8:
            raise Failed(f"no licence text: {empty}; {len(parts)} parts")

    def answers_in_chinese(self) -> None:
        """``plan --lang zh`` speaks Chinese: the translations are found."""
        out, _ = self.run("plan", self.sample, "--lang", "zh")
        if "训练时间" not in out or "8 卡" not in out:
            raise Failed(out)

    def answers_under_a_locale_of_ascii(self) -> None:
        """The same where the system's locale knows no Chinese."""
        out, _ = self.run("plan", self.sample, "--lang", "zh", surroundings={"LC_ALL": "C"})
        if "训练时间" not in out:
            raise Failed(out)

    def exports_a_plan_and_its_pdf(self) -> None:
        """``--export`` and ``--pdf`` write a plan that answers the same again, and paper."""
        plan, paper = self.home / "计划 1.toml", self.home / "计划 1.pdf"
        first, _ = self.run("plan", self.sample, "--export", plan, "--pdf", paper, "--json")
        tomllib.loads(plan.read_text(encoding="utf-8"))
        if not paper.read_bytes().startswith(b"%PDF-") or paper.stat().st_size < 20_000:
            raise Failed(f"the PDF has {paper.stat().st_size} bytes")
        again, _ = self.run("plan", plan, "--json")
        one, other = (json.loads(said) for said in (first, again))
        if one["devices"] != 8 or one["duration_seconds"] != other["duration_seconds"]:
            raise Failed(f"{one['devices']} devices; the export answers otherwise")

    def counts_tokens_of_parquet_and_json(self) -> None:
        """``dataset scan`` reads both forms with both kinds of tokenizer, in processes apart."""
        folder = self.home / "数据"
        folder.mkdir()
        (folder / "一.parquet").write_bytes(_unpacked(PARQUET))
        row = {"instruction": "a", "input": "", "output": "a b"}
        (folder / "二.jsonl").write_text(json.dumps(row), encoding="utf-8")
        words, pieces = folder / "words", folder / "pieces"
        words.mkdir()
        pieces.mkdir()
        (words / "tokenizer.json").write_text(json.dumps(TOKENIZER), encoding="utf-8")
        (pieces / "tokenizer.model").write_bytes(_unpacked(SENTENCEPIECE))
        for rows in ("一.parquet", "二.jsonl"):
            for tokenizer in (words, pieces):
                out, _ = self.run("dataset", "scan", folder / rows, "--tokenizer", tokenizer)
                if "Tokens are counted with" not in out:
                    raise Failed(f"{rows}, {tokenizer.name}: {out}")

    def writes_and_reads_a_workbook(self) -> None:
        """``catalog export`` writes an XLSX that ``catalog import`` reads without a change."""
        book = self.home / "表 1.xlsx"
        self.run("catalog", "export", "min-devices", "-o", book)
        out, _ = self.run("catalog", "import", book, "--dry-run", "--edition", "6.5.910")
        if not re.search(r"Added: 0\. Changed: 0\. Removed: 0\.", out):
            raise Failed(out)

    def refuses_a_file_that_is_not_there(self) -> None:
        """Bad input ends with 2 and says so in one line."""
        out, err = self.run("plan", "没有.toml", status=2)
        if out or not err.startswith("error: ") or "Traceback" in err:
            raise Failed(out + err)

    def opens_its_window(self) -> None:
        """The window opens the sample, answers it, draws its chart and ends."""
        told = self.start_window("--sample")
        if told["devices"] != 8 or told["page"] != "Plan":
            raise Failed(str(told))

    def opens_a_plan_in_chinese(self) -> None:
        """With Chinese chosen, the window opens a saved plan under a Chinese name."""
        folder = Path(self.surroundings.get("ASCGUI_CONFIG", self.home / ".config" / "ascgui"))
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.toml").write_text('language = "zh"\n', encoding="utf-8")
        told = self.start_window(self.home / "计划 1.toml")
        if told["devices"] != 8 or told["page"] == "Plan":
            raise Failed(str(told))

    def opens_on_an_x_display(self) -> None:
        """The same on an X display, which takes Qt's platform plugin with all its libraries."""
        with _Display() as display:
            told = self.start_window(
                "--sample", surroundings={"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
            )
        if told["devices"] != 8:
            raise Failed(str(told))


def main(arguments: Sequence[str]) -> int:
    """Try everything; return the exit status."""
    failures = 0
    with tempfile.TemporaryDirectory(prefix="ascgui smoke ") as folder:
        place = Path(folder) / PLACE
        program = _put(Path(arguments[0]) if arguments else None, place)
        smoke = Smoke(program, Path(folder) / NAME)
        before = _hashes(program)
        trials: list[Callable[[], None]] = [
            smoke.says_its_version,
            smoke.finds_its_catalog,
            smoke.holds_every_file_of_its_own,
            smoke.answers_in_chinese,
            smoke.answers_under_a_locale_of_ascii,
            smoke.exports_a_plan_and_its_pdf,
            smoke.counts_tokens_of_parquet_and_json,
            smoke.writes_and_reads_a_workbook,
            smoke.refuses_a_file_that_is_not_there,
            smoke.opens_its_window,
            smoke.opens_a_plan_in_chinese,
        ]
        if sys.platform.startswith("linux"):
            if shutil.which("Xvfb"):
                trials.append(smoke.opens_on_an_x_display)
            else:
                print("skipped: on an X display (Xvfb is not installed)")
        for trial in trials:
            failures += not _tried(trial.__name__.replace("_", " "), trial)
        failures += not _tried("leaves its own folder alone", lambda: _same(before, program))
    print(f"{len(trials) + 1 - failures} of {len(trials) + 1} trials went well")
    return 1 if failures else 0


def _tried(name: str, trial: Callable[[], None]) -> bool:
    begun = time.monotonic()
    try:
        trial()
    except Exception as problem:  # noqa: BLE001 - the other trials are still worth their while
        print(f"FAILED: {name}: {type(problem).__name__}: {problem}")
        return False
    print(f"ok: {name} ({time.monotonic() - begun:.1f} s)", flush=True)
    return True


def _put(given: Path | None, place: Path) -> Path:
    """Put a copy of the program under ``place``; return its folder."""
    archive = next(iter(sorted((ROOT / "dist").glob("ascgui-*-linux-*.tar.xz"))), None)
    if given is None and sys.platform.startswith("linux") and archive is not None:
        with tarfile.open(archive) as packed:
            packed.extractall(place, filter="data")
        return next(place.iterdir())
    made = "ascgui.app" if sys.platform == "darwin" else "ascgui"
    source = given or FROZEN / made
    if not source.is_dir():
        raise SystemExit(f"error: {source} is not there. Build it with: make package")
    return Path(shutil.copytree(source, place / source.name, symlinks=True))


def _hashes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    }


def _unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b85decode(text))


def _same(before: dict[str, str], folder: Path) -> None:
    changed = sorted(set(before.items()) ^ set(_hashes(folder).items()))
    if changed:
        raise Failed(str(changed))


class _Display:
    """An X server without a screen, for as long as it is entered."""

    def __enter__(self) -> str:
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            return f":{told.readline().strip()}"

    def __exit__(self, *_problem: object) -> None:
        with suppress(ProcessLookupError):
            self._server.send_signal(signal.SIGTERM)
        self._server.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
