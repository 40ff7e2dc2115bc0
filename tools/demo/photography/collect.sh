#!/bin/bash
# collect.sh [DIR]: copies the masters that rooms.sh created in DIR (by default raw/masters) to the demo
cd "$(dirname "$0")" || exit 1
from="${1:-raw/masters}" to=../pictures/masters
for lit in "$from"/*-lit.webp; do
  unlit="${lit%-lit.webp}-unlit.webp"
  [ -f "$unlit" ] || continue
  cmp -s "$lit" "$to/$(basename "$lit")" || { cp "$unlit" "$lit" "$to/" && echo "took $(basename "$lit" -lit.webp)"; }
done
