#!/bin/bash
# preview.sh NAME ...: renders small, noisy pictures into $PHOTO_PREVIEW, to check light and composition
cd "$(dirname "$0")"
export PHOTO_PREVIEW="${PHOTO_PREVIEW:-/tmp/photography}"
[ denoise.so -nt denoise.c ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
for name in "$@"; do rm -f "$PHOTO_PREVIEW/$name".*; done
nice -n 19 blender -b --factory-startup -noaudio --python-exit-code 1 --python preview.py -- "$@" > "$PHOTO_PREVIEW/preview.log" 2>&1 || tail -5 "$PHOTO_PREVIEW/preview.log"
PHOTO_RAW="$PHOTO_PREVIEW" PHOTO_OUT="$PHOTO_PREVIEW" nice -n 19 /usr/bin/python3 develop.py "$@" --quick
