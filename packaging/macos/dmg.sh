#!/usr/bin/env bash
# Puts the frozen application into a disk image, beside a link to the folder Applications:
#
#   packaging/macos/dmg.sh build/package/frozen/ascgui.app dist/ascgui-….dmg
#
# Signs it for this machine alone ("ad hoc"), which Apple's processors ask for; with a certificate in
# ASCGUI_SIGN_IDENTITY it is signed with that, and with ASCGUI_NOTARY_PROFILE (kept by notarytool)
# notarized. Without them macOS asks on the first start; README says what to answer.
# Not run where the Linux packages are built: the workflow on macOS does that.
set -euo pipefail
application="$1"
image="$2"
identity="${ASCGUI_SIGN_IDENTITY:--}"

hardened=()
if [ "$identity" != "-" ]; then hardened=(--options runtime --timestamp); fi
codesign --force --deep --sign "$identity" ${hardened[@]+"${hardened[@]}"} "$application"
codesign --verify --deep --strict "$application"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cp -R "$application" "$folder/"
ln -s /Applications "$folder/Applications"
cp "$(dirname "$0")/../../LICENSE" "$folder/"
rm -f "$image"
hdiutil create -volname ascgui -srcfolder "$folder" -fs HFS+ -format ULMO -quiet "$image"

if [ -n "${ASCGUI_NOTARY_PROFILE:-}" ]; then
	xcrun notarytool submit "$image" --keychain-profile "$ASCGUI_NOTARY_PROFILE" --wait
	xcrun stapler staple "$image"
fi
