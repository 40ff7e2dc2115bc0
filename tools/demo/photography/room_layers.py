#!/usr/bin/python3
"""room_layers.py SHOT [--straight PNG FACTORS]
Writes the light of each lamp of a room, of its dusk and of noon, for the dimmer of the room's page:
    ../layers/room-SHOT-{lamp, dusk, noon}.webp, room-SHOT.json
Reads the renders that `render.py SHOT --layers --tag .layers` wrote to $PHOTO_RAW with two seeds. Layers are stored as in
layers.py and include bloom. With all lamps at full power at dusk, their sum is the lit picture.

With --straight it develops the render of `render.py SHOT --layers --tag .straight --mix ...` with the same tone curve, and
writes SHOT.png to the given folder, for comparison with the mixed layers."""
import argparse, json, os
import numpy as np
import OpenImageIO as oiio
import layers                                    # builds denoise.so
import develop

RAW, OUT = layers.RAW, layers.OUT
QUALITY = 92
# Below this value, steps are even. A higher value would lose the blue of a candle at the far end of a room.
KNEE = 0.005
# Brighter values are white at any setting. Storing a visible bulb's value would leave coarser steps for all others.
BRIGHTEST = 24
# The lamps' colour temperatures in the render, if the shop lets visitors choose another bulb; candles are only lit or not.
KELVIN = {"arc": 2700, "table": 2900, "pendants": 2700, "portable": 2700, "candles": None}
# Visible places of the lamps: x and y of the middle, and the radius, in percent of the picture's width. For a lamp whose
# middle is covered by a link of its page (a hotspot), this is the place of its foot.
PLACES = {
    "living-dusk": {"arc": [(75, 48, 3.9)], "table": [(85, 54, 3.9)]},
    "living-dusk-portrait": {"arc": [(50.4, 41.2, 8.3)], "table": [(74.2, 46.9, 8.8)]},
    "staircase-evening": {"pendants": [(62.6, 14.5, 2.4), (74.2, 19, 2.4), (71.6, 40, 2.4), (56, 44, 2.4)], "table": [(34, 70.3, 2)]},
    "supper-by-candles": {"candles": [(80.5, 43.5, 2.4), (87.9, 34.6, 2.4)], "portable": [(62.2, 49.5, 5.5)]},
}
# Daylight at noon, relative to the dusk of the picture, and its white balance; the picture's own is for lamps.
NOON, NOON_WHITE = 0.60, (1.07, 1.02, 0.86)


def load(path):
    inp = oiio.ImageInput.open(path)
    sp = inp.spec()
    px = np.asarray(inp.read_image(oiio.FLOAT)).reshape(sp.height, sp.width, sp.nchannels)
    inp.close()
    ch = {n.split(".", 1)[1]: i for i, n in enumerate(sp.channelnames)}
    g = lambda p, s="RGB": np.stack([px[..., ch[f"{p}.{c}"]] for c in s])
    groups = sorted({n.split(".")[0] for n in ch if n.startswith("Combined_")} - {"Combined_lamp"})
    return {**{n.removeprefix("Combined_"): g(n) for n in groups}, "albedo": g("Denoising Albedo"),
            "normal": g("Denoising Normal", "XYZ"), "depth": g("Denoising Depth", "Z")}


def passes(shot, tag):
    cache = f"{RAW}/{shot}{tag}.den.npz"
    a, b = (load(f"{RAW}/{shot}{tag}.{seed}.exr") for seed in (0, 1))
    if not os.path.exists(cache):
        F, T = develop.features(a, b)
        out = {g: develop.denoise(a[g], b[g], F, T) for g in a if g not in ("albedo", "normal", "depth")}
        np.savez(cache, **{g: v.astype(np.float16) for g, v in out.items()})
    z = np.load(cache)
    return {g: keep_energy(z[g].astype(np.float32), (a[g] + b[g]) / 2) for g in z.files}


def keep_energy(x, noisy):
    """Multiplies by smooth factors, because the denoiser averages logarithms and so makes noisy parts too dark."""
    sigma = max(4, x.shape[1] // 40)
    wide = lambda v: develop.gauss(v.clip(0, 16), sigma) + 1e-5
    return x * (wide(noisy) / wide(x)).clip(0.8, 1.5)


def gains(look):
    """Returns the factor of each layer before bloom, and the factor of their sum after bloom."""
    tint = np.array(look.get("tint", (1, 1, 1)))
    before = {"dusk": look["studio"] * tint, "lamp": look["lamp"] * np.ones(3), "noon": NOON * look["studio"] * np.array(NOON_WHITE)}
    return before, 2 ** look["ev"] * np.array(look["wb"])


def kind_of(group):
    return {"studio": "dusk", "day": "noon"}.get(group, "lamp")


def make(shot):
    look = layers.look_of(shot, "lit")
    p = passes(shot, ".layers")
    (before, shown), amount = gains(look), look.get("bloom", 0)
    about = {"lamps": []}
    for seed, (group, x) in enumerate(p.items()):
        kind = kind_of(group)
        name = group if kind == "lamp" else kind
        own = before[kind].mean()
        x = layers.shrink(develop.bloom(x * own, amount, x.shape[1]) / own)
        x = np.minimum(x, BRIGHTEST)
        path = f"{OUT}/room-{shot}-{name}.webp"
        kept = layers.encode(x, KNEE, path, seed, QUALITY)
        one = {**kept, "mean": round(float(np.tensordot([0.2126, 0.7152, 0.0722], x.clip(0, 4), 1).mean()), 5), "gain": [round(float(v), 5) for v in before[kind] * shown]}
        print(name, os.path.getsize(path) // 1024, "KB", one)
        if kind == "lamp":
            places = [dict(zip("xyr", at)) for at in PLACES[shot][name]]
            about["lamps"].append({"name": name, "kelvin": KELVIN[name], "places": places, **one})
        else:
            about[kind] = one
    about["tone"] = [look.get(k, d) for k, d in (("slope", 1.0), ("power", 1.2), ("sat", 1.15))]
    with open(f"{OUT}/room-{shot}.json", "w") as f:
        f.write(json.dumps(about) + "\n")


def straight(shot, folder, exposure):
    """Develops a render in which each lamp already has its factor, to compare mixed layers with it."""
    look = layers.look_of(shot, "lit")
    before, shown = gains(look)
    x = sum(v * before[kind_of(g)][:, None, None] for g, v in passes(shot, ".straight").items())
    x = develop.bloom(x, look.get("bloom", 0), x.shape[1]) * (shown * exposure)[:, None, None]
    y = develop.agx(x.astype(np.float32), *(look.get(k, d) for k, d in (("slope", 1.0), ("power", 1.2), ("sat", 1.15))))
    develop.save(y, f"{folder}/{shot}.png")


if __name__ == "__main__":
    a = argparse.ArgumentParser()
    a.add_argument("shot")
    a.add_argument("--straight", default="", metavar="DIR")
    a.add_argument("--exposure", type=float, default=1.0)
    o = a.parse_args()
    straight(o.shot, o.straight, o.exposure) if o.straight else make(o.shot)
