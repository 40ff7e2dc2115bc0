"""blender -b --factory-startup -noaudio --python preview.py -- NAME ... : one small, noisy render of each shot, in one process.
With --build, no render: it only builds each scene and prints its subject's size in mm."""
import os, sys
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import bpy
from lamplib import geo, shots, studio
import room_shots

RAW = os.environ.get("PHOTO_PREVIEW", "/tmp/photography")
WIDTH, SAMPLES = int(os.environ.get("PHOTO_W", 180)), int(os.environ.get("PHOTO_SPP", 10))
arguments = sys.argv[sys.argv.index("--") + 1:]
build_only = "--build" in arguments
measured = geo.bounds
os.makedirs(RAW, exist_ok=True)


def bounds(objs):
    lo, hi = measured(objs)
    if build_only:
        print("SIZE", *(round((b - a) * 1000) for a, b in zip(lo, hi)), flush=True)
    return lo, hi


geo.bounds = bounds
for name in [argument for argument in arguments if not argument.startswith("-")] or list(shots.SHOTS):
    build = {**shots.SHOTS, **room_shots.SHOTS}[name]
    sc = studio.reset(WIDTH, round(WIDTH * getattr(build, "ratio", 1.25)), SAMPLES, adaptive=0.1, bounces=4)
    print("SHOT", name, flush=True)
    build()
    if not build_only:
        sc.render.filepath = f"{RAW}/{name}.0.exr"
        bpy.ops.render.render(write_still=True)
