#!/usr/bin/env bash
# Runs commands beside each other; fails if one does.
set -u
running=()
for command in "$@"; do
  bash -c "$command" &
  running+=($!)
done
status=0
for process in "${running[@]}"; do wait "$process" || status=$?; done
exit $status
