#!/usr/bin/env bash
# Installs the .deb in a clean Debian 12, makes the sample plan's PDF there in both languages, starts
# the window, and takes the package out again. Needs root, debootstrap and a Debian mirror.
#
#   packaging/deb_smoke.sh [FOLDER]
#
# FOLDER is where the clean system is made, or was made by an earlier run (it is used again then);
# without it a temporary one is made and removed.
set -euo pipefail
here="$(cd "$(dirname "$0")/.." && pwd)"
shopt -s nullglob
packages=("$here"/dist/ascgui_*.deb)
if [ ${#packages[@]} -eq 0 ]; then
	echo "error: dist/ holds no .deb. Build it with: make package" >&2
	exit 2
fi
package="${packages[-1]}"
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
	echo "skipped: installing in a clean Debian needs root and debootstrap"
	exit 0
fi

root="${1:-}"
temporary=
if [ -z "$root" ]; then
	temporary="$(mktemp -d)"
	root="$temporary/root"
fi
clean_up() {
	umount "$root/proc" 2>/dev/null || true
	if [ -n "$temporary" ]; then rm -rf "$temporary"; fi
}
trap clean_up EXIT

if [ ! -e "$root/etc/debian_version" ]; then
	echo "Making a clean Debian 12 (some minutes)"
	debootstrap --variant=minbase bookworm "$root" >/dev/null
fi
mount -t proc proc "$root/proc" 2>/dev/null || true
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true
cp "$package" "$root/root/ascgui.deb"

inside() {
	chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root \
		DEBIAN_FRONTEND=noninteractive "$@"
}
as_user() {
	chroot --userspec=1000:1000 "$root" /usr/bin/env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 \
		HOME=/home/planner USER=planner QT_QPA_PLATFORM=offscreen "$@"
}
ok() { echo "ok: $1"; }
fail() {
	echo "FAILED: $1" >&2
	exit 1
}

inside id planner >/dev/null 2>&1 || inside useradd --create-home --uid 1000 planner
inside apt-get update -qq
inside dpkg --purge ascgui >/dev/null 2>&1 || true

# As a person does it who has the file: dpkg, which names what is missing, then apt for that.
inside dpkg -i /root/ascgui.deb >/dev/null 2>&1 || true
inside apt-get install -y -qq --fix-broken --no-install-recommends >"$root/root/apt.log" 2>&1 ||
	fail "apt could not install what the package needs: $(tail -5 "$root/root/apt.log")"
inside dpkg --audit | grep -q . && fail "dpkg --audit finds fault"
[ "$(inside dpkg-query -W -f='${db:Status-Abbrev}' ascgui)" = "ii " ] || fail "it is not installed"
ok "installed with dpkg -i and apt"
[ -z "$(inside dpkg --verify ascgui)" ] || fail "dpkg --verify finds fault"
ok "every file is as packed"

sample=/usr/lib/ascgui/_internal/ascgui/data/resources/samples/qwen2.5-7b.toml
as_user ascgui --version
as_user ascgui plan "$sample" --export /home/planner/plan.toml --pdf /home/planner/plan.pdf \
	>"$root/root/out" 2>"$root/root/err" || fail "the sample plan: $(cat "$root/root/err")"
[ ! -s "$root/root/err" ] || fail "said on standard error: $(cat "$root/root/err")"
head -c 5 "$root/home/planner/plan.pdf" | grep -q '%PDF-' || fail "the PDF is none"
ok "the sample plan's PDF ($(stat -c %s "$root/home/planner/plan.pdf") bytes), without recommended packages"

inside apt-get install -y -qq --no-install-recommends fonts-noto-cjk >>"$root/root/apt.log" 2>&1 ||
	fail "the recommended font could not be installed"
as_user ascgui plan "$sample" --lang zh --pdf /home/planner/计划.pdf >/dev/null 2>"$root/root/err" ||
	fail "the Chinese PDF: $(cat "$root/root/err")"
grep -qa 'CJK' "$root/home/planner/计划.pdf" || fail "the Chinese PDF has no Chinese font"
ok "the same in Chinese ($(stat -c %s "$root/home/planner/计划.pdf") bytes)"

as_user ASCGUI_QUIT_AFTER_START=/home/planner/seen.json ascgui --sample \
	>/dev/null 2>"$root/root/err" || fail "the window: $(cat "$root/root/err")"
grep -q '"devices": 8' "$root/home/planner/seen.json" || fail "the window did not answer"
ok "the window opened the sample and answered"

inside apt-get purge -y -qq ascgui >>"$root/root/apt.log" 2>&1 || fail "it could not be removed"
left="$(inside find / -xdev \( -path /proc -o -path /home -o -path /root \) -prune -o \
	-iname '*ascgui*' -print)"
[ -z "$left" ] || fail "left behind: $left"
ok "removed without a trace outside the user's home"
