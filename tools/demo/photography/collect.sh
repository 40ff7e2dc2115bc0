#!/bin/bash
# collect.sh [DIR]: takes over the masters that rooms.sh has made in DIR (default raw/masters). Content shows them from then on.
cd "$(dirname "$0")" || exit 1
from="${1:-raw/masters}" to=../pictures/masters
for lit in "$from"/*-lit.webp; do
  unlit="${lit%-lit.webp}-unlit.webp"
  [ -f "$unlit" ] || continue
  cmp -s "$lit" "$to/$(basename "$lit")" || { cp "$unlit" "$lit" "$to/" && echo "took $(basename "$lit" -lit.webp)"; }
done
