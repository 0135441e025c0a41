; The Windows installer, for Inno Setup 6.3 or newer. packaging/package.py calls
;   ISCC /DVersion=0.1.0 /DStem=ascgui-0.1.0-windows-x86_64 /DIcon=C:\...\ascgui.ico ascgui.iss
; Installs for the user alone, without an administrator, unless one chooses otherwise.
; Not compiled where the Linux packages are built: the workflow on Windows does that.

#ifndef Version
  #error Pass /DVersion, /DStem and /DIcon; packaging/package.py does.
#endif

[Setup]
AppId={{2D1C5B0E-6C8B-4E0B-9C55-6F1A4C0B7A31}
AppName=ascgui
AppVersion={#Version}
AppPublisher=The ascgui authors
DefaultDirName={autopf}\ascgui
DefaultGroupName=ascgui
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\ascgui.exe
OutputDir=..\..\dist
OutputBaseFilename={#Stem}
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
ChangesEnvironment=yes
; The same files give the same installer, whenever it is made.
TimeStampsInUTC=yes
TimeStampRounding=0
TouchDate=2000-01-01
TouchTime=00:00:00

[Tasks]
Name: desktopicon; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: path; Description: "Add the command line (ascgui-console) to PATH"; Flags: unchecked

[Files]
Source: "..\..\build\package\frozen\ascgui\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion touch

[Icons]
Name: "{group}\ascgui"; Filename: "{app}\ascgui.exe"; AppUserModelID: "ascgui"
Name: "{autodesktop}\ascgui"; Filename: "{app}\ascgui.exe"; AppUserModelID: "ascgui"; Tasks: desktopicon

[Registry]
; Offered under "Open with" for TOML files; whatever opens them now keeps doing so.
Root: HKA; Subkey: "Software\Classes\ascgui.plan"; ValueType: string; ValueData: "Training plan"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\ascgui.plan\DefaultIcon"; ValueType: string; ValueData: "{app}\ascgui.exe,0"
Root: HKA; Subkey: "Software\Classes\ascgui.plan\shell\open\command"; ValueType: string; ValueData: """{app}\ascgui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.toml\OpenWithProgids"; ValueType: string; ValueName: "ascgui.plan"; ValueData: ""; Flags: uninsdeletevalue
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: NotOnPath

[Run]
Filename: "{app}\ascgui.exe"; Parameters: "--sample"; Description: "{cm:LaunchProgram,ascgui}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
Type: dirifempty; Name: "{app}"

[Code]
function NotOnPath: Boolean;
var
  Path: string;
begin
  if not RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
    Path := '';
  Result := Pos(';' + Uppercase(ExpandConstant('{app}')) + ';', ';' + Uppercase(Path) + ';') = 0;
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Path, Own: string;
begin
  if Step <> usPostUninstall then
    exit;
  if RegQueryStringValue(HKCU, 'Environment', 'Path', Path) then
  begin
    Own := ';' + ExpandConstant('{app}');
    if Pos(Uppercase(Own), Uppercase(Path)) > 0 then
    begin
      Delete(Path, Pos(Uppercase(Own), Uppercase(Path)), Length(Own));
      RegWriteExpandStringValue(HKCU, 'Environment', 'Path', Path);
    end;
  end;
end;
