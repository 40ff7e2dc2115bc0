#!/bin/bash
# collect.sh [DIR]: takes over the masters that rooms.sh has made in DIR (default raw/masters) and draws their sizes.
cd "$(dirname "$0")/../.." || exit 1
from="${1:-tools/photography/raw/masters}" to=tools/demo/pictures/masters
for lit in "$from"/*-lit.webp; do
  shot=$(basename "$lit" -lit.webp)
  [ -f "$from/$shot-unlit.webp" ] || continue
  cmp -s "$lit" "$to/$shot-lit.webp" && continue
  cp "$from/$shot-unlit.webp" "$lit" "$to/" && npx node tools/demo/pictures/draw.ts --only "$shot" && echo "took $shot"
done
