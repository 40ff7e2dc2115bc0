#!/usr/bin/env bash
# Installs Debian's headless Chromium for browser tests, unless Chromium is installed already. The
# installation needs root.
set -eu
for chromium in "${CHROMIUM:-}" /usr/bin/chromium-headless-shell; do [ -x "$chromium" ] && exit 0; done
install() { apt-get install -y -qq --no-install-recommends chromium-headless-shell; }
if [ "$(id -u)" = 0 ] && { install || { apt-get update -qq && install; }; } >/dev/null 2>&1; then exit 0; fi
[ -x /usr/bin/chromium ] && exit 0
echo "There is no Chromium. Install chromium-headless-shell, or set the variable CHROMIUM to the path of yours." >&2
exit 1
