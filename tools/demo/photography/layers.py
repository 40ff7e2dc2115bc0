#!/usr/bin/python3
"""layers.py SHOT[=NAME] ... [--kelvin K] [--pairs DIR]
Writes a shot's two light groups for the dimmer of the product page, and the parameters of its two pictures:
    ../layers/NAME-studio.webp, NAME-lamp.webp, NAME.json        (NAME: the picture's name in the shop; SHOT with hyphens)
Reads the renders of render.py in $PHOTO_RAW (default: raw/), or develop.py's cache of them, SHOT.den.npz. With --pairs, it
reads the finished pictures in DIR (unmix.py). K is the lamp's colour temperature in the render.

A layer stores linear light x as log2(1 + x / knee) / log2(1 + max / knee), which gives fine steps in the dark and allows high values.
The lamp's layer includes the lit picture's bloom. It has no grain: the browser adds grain after mixing, which avoids banding."""
import argparse, json, os, subprocess, sys
import numpy as np
import OpenImageIO as oiio
HERE = os.path.dirname(os.path.abspath(__file__))
if not os.path.exists(f"{HERE}/denoise.so"):
    subprocess.check_call(["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC", f"{HERE}/denoise.c", "-o", f"{HERE}/denoise.so", "-lm"])
import develop, unmix

RAW = os.environ.get("PHOTO_RAW", f"{HERE}/raw")
OUT = os.path.normpath(f"{HERE}/../layers")
KNEE = {"studio": 0.04, "lamp": 0.03}
WIDTH = 1200
QUALITY = 90


def load(shot):
    """Returns both light groups, as linear light. The lamp's group includes the lit picture's bloom, which is proportional below its clamp."""
    cache = f"{RAW}/{shot}.den.npz"
    p = np.load(cache) if os.path.exists(cache) else develop.passes(shot)
    lit = look_of(shot, "lit")
    lamp = p["lamp"].astype(np.float32) * lit["lamp"]
    return {"studio": p["studio"].astype(np.float32), "lamp": develop.bloom(lamp, lit.get("bloom", 0), lamp.shape[1]) / lit["lamp"]}


def shrink(x):
    """Reduces a picture to WIDTH by an area filter in linear light; smaller pictures are unchanged."""
    n, h, w = x.shape
    if w <= WIDTH:
        return x
    src = oiio.ImageBuf(oiio.ImageSpec(w, h, n, oiio.FLOAT))
    src.set_pixels(oiio.ROI(), np.ascontiguousarray(x.transpose(1, 2, 0)))
    size = oiio.ROI(0, WIDTH, 0, round(h * WIDTH / w), 0, 1, 0, n)
    return oiio.ImageBufAlgo.resize(src, filtername="box", roi=size).get_pixels(oiio.FLOAT).transpose(2, 0, 1)


def encode(x, knee, path, seed, quality=QUALITY):
    top = float(max(x.max(), 10 * knee))
    e = np.log2(1 + np.maximum(x, 0) / knee) / np.log2(1 + top / knee)
    e = e.transpose(1, 2, 0) * 255 + np.random.default_rng(seed).random(e.shape[1:] + (1,), np.float32)
    spec = oiio.ImageSpec(e.shape[1], e.shape[0], 3, oiio.UINT8)
    spec.attribute("Compression", f"webp:{quality}")
    o = oiio.ImageOutput.create(path)
    o.open(path, spec)
    o.write_image(np.ascontiguousarray(np.clip(e, 0, 255).astype(np.uint8)))
    o.close()
    return {"knee": knee, "max": round(top, 4)}


def look_of(shot, light):
    base = develop.UNLIT if light == "unlit" else develop.LIT
    return {**base, **develop.LOOKS.get("*", {}).get(light, {}), **(develop.LOOKS.get(shot, {}).get(light) or {})}


def parameters(look):
    """Returns the factors (R, G, B) of each layer, and the tone curve that follows."""
    shown = 2 ** look["ev"] * np.array(look.get("wb", (1, 1, 1)))
    gains = {"studio": look["studio"] * np.array(look.get("tint", (1, 1, 1))) * shown, "lamp": look["lamp"] * shown}
    return {
        **{group: [round(float(v), 5) for v in gain] for group, gain in gains.items()},
        "tone": [look.get(k, d) for k, d in (("slope", 1.0), ("power", 1.2), ("sat", 1.15))],
    }


def make(shot, name, kelvin, pairs):
    looks = {light: parameters(look_of(shot, light)) for light in ("unlit", "lit")}
    light = unmix.passes(pairs, shot, **looks) if pairs else load(shot)
    about = {g: encode(shrink(light[g]), KNEE[g], f"{OUT}/{name}-{g}.webp", seed) for seed, g in enumerate(KNEE)}
    with open(f"{OUT}/{name}.json", "w") as f:
        f.write(json.dumps({**about, "kelvin": kelvin, **looks}) + "\n")
    print(name, *(f"{g} {os.path.getsize(f'{OUT}/{name}-{g}.webp') // 1024} KB, up to {about[g]['max']}" for g in KNEE))


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("shots", nargs="+")
    a.add_argument("--kelvin", type=int, default=2700)
    a.add_argument("--pairs", default="")
    o = a.parse_args()
    os.makedirs(OUT, exist_ok=True)
    for shot in o.shots:
        shot, _, name = shot.partition("=")
        make(shot, name or shot.replace("_", "-"), o.kelvin, o.pairs)
