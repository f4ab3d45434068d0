#!/bin/sh
# Installs the app for this user only: ./install.sh [--remove]. Campaigns lie elsewhere and stay when it is removed.
set -eu
data=${XDG_DATA_HOME:-$HOME/.local/share}
here=$(cd "$(dirname "$0")" && pwd)

case ${1:-} in
'' | --remove) ;;
*)
  echo 'usage: ./install.sh [--remove]' >&2
  exit 2
  ;;
esac

rm -rf "$data/invasions-app"
rm -f "$HOME/.local/bin/invasions"
(cd "$here/share" && find . -type f) | while read -r file; do rm -f "$data/$file"; done

if [ "${1:-}" != --remove ]; then
  mkdir -p "$data" "$HOME/.local/bin"
  cp -R "$here/Invasions" "$data/invasions-app"
  cp -R "$here/share/." "$data/"
  ln -s "$data/invasions-app/invasions" "$HOME/.local/bin/invasions"
  # A desktop does not look for programs in ~/.local/bin.
  sed -i "s|^Exec=[^ ]*|Exec=\"$data/invasions-app/invasions\"|" "$data/applications/invasions.desktop"
fi

# Each of them is there on most desktops, and missing on none that needs it.
if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications" || true; fi
