#!/usr/bin/env bash
# Browser tests drive Debian's Chromium; on a machine without one, root installs it.
set -eu
chromium=${CHROMIUM:-/usr/bin/chromium}
[ -x "$chromium" ] && exit 0
if [ "$(id -u)" != 0 ]; then
  echo "There is no $chromium. Install Chromium, or name yours in the variable CHROMIUM." >&2
  exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
