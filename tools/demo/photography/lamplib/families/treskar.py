"""Treskär: three turned candleholders, 60, 110 and 160 mm tall and 85 mm wide, one 22 mm candle each."""
import math
from .. import geo, mat, parts, studio
from ..finish import FINISH
from ..mat import srgb

STICKS = ((-0.105, 0.030, 0.110), (0.098, 0.012, 0.060), (0.004, -0.052, 0.160))
CANDLE = 0.150


def stick(h, metal, at):
    waist = min(0.30 * h, 0.034)
    prof = [(0, 0), (0.0410, 0, 0.001), (0.0425, 0.003, 0.001), (0.0405, 0.0070, 0.003), (0.0230, 0.0120, 0.008), (0.0085, waist, 0.014), (0.0070, h - 0.030, 0.010),
            (0.0120, h - 0.0255, 0.003), (0.0070, h - 0.0210, 0.004), (0.0165, h - 0.0150, 0.006), (0.0185, h - 0.0015, 0.001), (0.0172, h, 0.0006), (0.0118, h, 0.0004), (0.0115, h - 0.006), (0, h - 0.006)]
    return parts.turned("stick", prof, metal, seg=144, at=at)


def flame(at, power=1.0):
    """The flame above the wick; a point light inside it lights the scene."""
    x, y, z = at
    body = [(0.0000, 0.0), (0.0022, 0.0015), (0.0038, 0.006), (0.0043, 0.0105), (0.0037, 0.017), (0.0022, 0.024), (0.0009, 0.030), (0.0, 0.034)]
    ob = geo.lathe("flame", geo.fillet([(r, h, 0.004) for r, h in body], 4), mat.candle_flame("flame", 12 * power), seg=48, at=(x, y, z))
    studio.lampgroup(ob)
    ob.visible_diffuse = ob.visible_shadow = False
    studio.bulb((x, y, z + 0.014), 1.5 * power, 0.006, 2250, glossy=True)
    return ob


def candle(at):
    x, y, z = at
    n = mat.N("wax")
    up = n("SeparateXYZ", Vector=n("TexCoord").outputs["Generated"]).outputs[2]
    wax = n("MixShader", Fac=0.10, _1=n("BsdfPrincipled", Base_Color=srgb("#f3ead6"), Roughness=0.45, Specular=0.35).outputs[0],
            _2=n("BsdfTranslucent", Color=srgb("#f3dfb8")).outputs[0])
    # Light is scattered in the wax, down to one or two centimetres below the flame.
    depth = n("MapRange", Value=up, From_Min=0.62, From_Max=1.0).outputs[0]
    heat = n.math("MULTIPLY", n.math("POWER", depth, 2.2), 1.5)
    glow = n("Emission", Color=(*mat.kelvin(2100), 1), Strength=heat)
    body = parts.turned("candle", [(0, -0.006), (0.0110, -0.006), (0.0108, CANDLE, 0.0025), (0.0060, CANDLE - 0.0010, 0.002), (0, CANDLE - 0.0018)],
                        n.out(n("AddShader", _0=wax.outputs[0], _1=glow.outputs[0]).outputs[0]), seg=96, at=at)
    studio.lampgroup(body)
    wick = parts.bar("wick", (x, y, z + CANDLE - 0.002), (x + 0.0008, y, z + CANDLE + 0.007), 0.0006, mat.plain("wick", srgb("#1c1815"), 0.9))
    return [body, wick, flame((x, y, z + CANDLE + 0.0035))]


def trio(finish):
    metal = FINISH[finish]()
    return [ob for x, y, h in STICKS for ob in (stick(h, metal, (x, y, 0)), *candle((x, y, h)))]


def portrait(finish, near=False):
    studio.studio(trio(finish), fill_frame=0.66, base_at=0.155, elev=7)
    if near:
        studio.camera((0.012, -0.05, 0.118), 0.62, 9, 110, yaw=8, fstop=16, focus=0.60)


SHOTS = {
    "treskar-candle-brass": lambda: portrait("brass"),
    "treskar-candle-iron": lambda: portrait("iron"),
    "treskar-candle-brass-detail": lambda: portrait("brass", near=True),
    "treskar-candle-iron-detail": lambda: portrait("iron", near=True),
}
