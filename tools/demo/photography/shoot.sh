#!/bin/bash
# shoot.sh [NAME ...]: builds the denoiser, then renders the shots without masters; see shoot.py
cd "$(dirname "$0")"
[ denoise.so -nt denoise.c ] || gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoise.c -o denoise.so -lm
exec /usr/bin/python3 shoot.py "$@"
