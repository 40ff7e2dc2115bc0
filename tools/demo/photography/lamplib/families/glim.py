"""Glim: the bulbs. Globe 95 x 138 mm, drop 45 x 78, pear 60 x 108 in opal, and the pear in clear glass with filaments, 60 x 104."""
import math
from .. import geo, mat, parts, studio
from ..finish import rod
from ..mat import srgb


def cap(r, h):
    """Builds the screw cap on z = 0, contact down, with a helical thread. The glass begins at z = `h`."""
    steel, black = rod("steel"), mat.plain("insulator", srgb("#16181a"), 0.25, 0.5)
    tip = parts.turned("contact", [(0, 0), (r * 0.30, 0, r * 0.08), (r * 0.42, h * 0.07, r * 0.05), (r * 0.40, h * 0.10)], steel, seg=64)
    ring = parts.turned("insulator", [(r * 0.38, h * 0.06), (r * 0.80, h * 0.19, r * 0.05), (r * 0.84, h * 0.24)], black, seg=96)
    turns = 4.5

    def thread(a, t):
        if t < 0.06 or t > 0.80:
            return 1.0
        return 1 + 0.055 * math.sin(2 * math.pi * turns * (t - 0.06) / 0.74 - a)
    wall = [(r * 0.80, h * 0.20)] + [(r * 0.93, h * (0.24 + 0.74 * i / 150)) for i in range(151)] + [(r * 0.96, h)]
    return [tip, ring, geo.lathe("thread", wall, steel, seg=120, ripple=thread, smooth=60)]


def globe_glass(neck, R, z0, top):
    """Returns the profile of a ball with a smooth transition to its neck."""
    mid = top - R
    out = []
    for i in range(121):
        z = z0 + (top - z0) * i / 120
        ball = math.sqrt(max(0.0, R * R - (z - mid) ** 2))
        if z <= mid:
            throat = neck * (1 - ((z - z0) / (mid - z0)) ** 4)
            ball = (ball ** 3 + throat ** 3) ** (1 / 3)
        out.append((ball, z))
    return out[:-1] + [(0, top)]


def pear_glass(neck, R, z0, top):
    crown = top - R
    out = []
    for i in range(121):
        z = z0 + (top - z0) * i / 120
        if z >= crown:
            out.append((math.sqrt(max(0.0, R * R - (z - crown) ** 2)), z))
        else:
            t = (z - z0) / (crown - z0)
            out.append((neck + (R - neck) * (t * t * (3 - 2 * t)) ** 0.9, z))
    return out[:-1] + [(0, top)]


def opal_bulb(profile, cap_r, cap_h, R, top, k, power=1.0):
    pieces = cap(cap_r, cap_h)
    collar = parts.turned("collar", [(cap_r * 0.95, cap_h - 0.001), (profile[0][0] + 0.0006, cap_h - 0.001, 0.0004),
                                     (profile[0][0] + 0.0006, cap_h + 0.004, 0.0006), (profile[0][0] - 0.001, cap_h + 0.004)],
                          mat.plain("collar", srgb("#e9e6df"), 0.35), seg=96)
    hot = ((0, 0, top - R * 1.1), R * 0.55, 6.0)
    glass = geo.lathe("glass", profile, mat.opal("opal-bulb", 0.60 * power, k * 1.02, rough=0.11, edge=0.24, core=hot), seg=160)
    studio.lampgroup(glass)
    glass.visible_shadow = False
    studio.inside((0, 0, top - R), 0.85 * power * (R / 0.0475) ** 2, R * 0.97, k)
    return [*pieces, collar, glass]


def globe():
    return opal_bulb(globe_glass(0.0165, 0.0475, 0.030, 0.138), 0.0135, 0.028, 0.0475, 0.138, 2700)


def drop():
    return opal_bulb(globe_glass(0.0115, 0.0225, 0.026, 0.078), 0.0070, 0.0245, 0.0225, 0.078, 2700)


def standard():
    return opal_bulb(pear_glass(0.0165, 0.030, 0.030, 0.108), 0.0135, 0.028, 0.030, 0.108, 3000)


def filaments(z0, z1, spread=0.011, count=4, r=0.0011, k=2200, power=1.0, at=(0, 0)):
    """LED filaments on a glass stem. They are visible but light nothing; a point light between them lights the scene."""
    wire = mat.plain("phosphor", srgb("#c9a344"), 0.5)
    hot = mat.flame("filament", 60 * min(power, 4), k)
    steel = rod("steel")
    out = []
    for i in range(count):
        a = 2 * math.pi * (i + 0.35) / count
        p = (at[0] + spread * 0.45 * math.cos(a), at[1] + spread * 0.45 * math.sin(a), z1)
        q = (at[0] + spread * math.cos(a), at[1] + spread * math.sin(a), z0)
        body = parts.bar("filament", q, p, r, wire)
        glow = parts.bar("filament-light", q, p, r * 1.25, hot)
        studio.lampgroup(glow)
        glow.visible_diffuse = glow.visible_shadow = False
        out += [body, glow, parts.bar("lead", p, (at[0], at[1], z1 + 0.002), r * 0.3, steel),
                parts.bar("lead", q, (at[0], at[1], z0 - 0.006), r * 0.3, steel)]
    studio.bulb((*at, (z0 + z1) / 2), 0.30 * power, (z1 - z0) * 0.3, k).visible_glossy = False
    return out


def clear_bulb(base=0.0, at=(0, 0), power=1.0):
    """The clear pear-shaped bulb on z = `base`, for its own picture and for lanterns."""
    pieces = cap(0.0135, 0.028)
    glass = geo.lathe("clear-glass", pear_glass(0.0155, 0.030, 0.028, 0.104), mat.clear("clear"), seg=128)
    stem = geo.lathe("clear-stem", geo.fillet([(0.0125, 0.030), (0.0085, 0.036, 0.003), (0.0040, 0.044, 0.004), (0.0034, 0.054, 0.001), (0, 0.055)], 6),
                     mat.clear("clear-stem"), seg=72)
    glass.visible_shadow = stem.visible_shadow = False
    objs = [*pieces, glass, stem]
    for o in objs:
        o.location = (*at, base)
    return objs + filaments(base + 0.050, base + 0.086, at=at, power=power)


def portrait(bulb, fill=0.52, paper="#bcb4aa"):
    studio.studio(bulb(), paper, fill_frame=fill, base_at=0.22, elev=6)


SHOTS = {
    "glim-e27-globe-opal": lambda: portrait(globe, 0.56),
    "glim-e14-drop-opal": lambda: portrait(drop, 0.48),
    "glim-e27-filament-clear": lambda: portrait(clear_bulb, 0.54, "#c9c3ba"),
    "glim-e27-standard-opal": lambda: portrait(standard, 0.54),
}
