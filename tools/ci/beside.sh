#!/usr/bin/env bash
# Runs commands in parallel, and fails if one of them fails.
set -u
running=()
for command in "$@"; do
  bash -c "$command" &
  running+=($!)
done
status=0
for process in "${running[@]}"; do wait "$process" || status=$?; done
exit $status
