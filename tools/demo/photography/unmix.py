"""Recovers the two light groups from a finished pair of pictures, without the render: the settings with which both pictures were
developed are known, so the development can be inverted. Clipped values stay clipped, so the brightest parts of the lit picture
dim a little too early."""
import numpy as np
import OpenImageIO as oiio
import develop

T = np.linspace(0, 1, 20001)
T2 = T * T
# develop.agx's polynomial, made strictly increasing so that it has an inverse.
CURVE = np.maximum.accumulate(15.5 * T2**3 - 40.14 * T2 * T2 * T + 31.96 * T2 * T2 - 6.868 * T2 * T + 0.4298 * T2 + 0.1191 * T - 0.00232) + T * 1e-9
LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)


def read(path):
    return oiio.ImageBuf(path).get_pixels(oiio.FLOAT)[..., :3].transpose(2, 0, 1).astype(np.float32)


def undevelop(y, slope, power, sat):
    """Returns the linear light of a developed picture: the inverse of develop.agx."""
    x = np.tensordot(develop.IN, y, 1)
    l = np.tensordot(LUMA, x, 1)
    x = np.maximum((l + (x - l) / sat) / slope, 0) ** (1 / power)
    x = 2 ** (np.interp(x, CURVE, T) * 16.499999 - 12.47393)
    return np.maximum(np.tensordot(develop.OUT, x, 1), 1e-5).astype(np.float32)


def calm(x, floor, grain=0.04):
    """Removes film grain: smooths differences from the surroundings that are below `grain` of the value plus `floor`."""
    l = np.log(x + floor)
    base = develop.box(develop.box(l, 1), 2)
    fine = l - base
    return np.maximum(np.exp(base + np.sign(fine) * np.maximum(np.abs(fine) - grain, 0)) - floor, 0)


def passes(pictures, shot, unlit, lit):
    """Recovers the light groups. `unlit` and `lit` are looks as in layers.parameters; the lamp's light includes bloom."""
    gain = lambda look, group: np.array(look[group], np.float32)[:, None, None]
    studio = calm(undevelop(read(f"{pictures}/{shot}-unlit.webp"), *unlit["tone"]) / gain(unlit, "studio"), 0.004)
    both = undevelop(read(f"{pictures}/{shot}-lit.webp"), *lit["tone"])
    lamp = np.maximum(both - studio * gain(lit, "studio"), 0) / gain(lit, "lamp")
    return {"studio": studio, "lamp": calm(lamp, 0.15)}
