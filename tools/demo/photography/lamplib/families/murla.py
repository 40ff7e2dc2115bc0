"""Murla: a spun dome over an opal bowl. Portable (200 x 295 mm) and a larger one for the table (340 x 480 mm)."""
import math
from .. import geo, mat, parts, studio
from ..finish import FINISH
from ..mat import srgb


def mushroom(finish="oxide", accent="brass", k=2700, power=1.0, D=0.200, H=0.285, dome=0.098, stem=0.0084, foot=0.058,
             thick=0.013, bowl=0.60, curve=2.25, skin=None):
    """Builds the lamp. `H` is its height without the knob; `skin` replaces the material of all its metal. Its light grows with the square of `D`, so that all sizes are exposed alike."""
    R, q, s = D / 2, power * (D / 0.2) ** 2, D / 0.2
    skin, acc = (skin, skin) if skin else (FINISH[finish](), FINISH[accent]())
    white = mat.plain("inside", srgb("#f4f1ea"), 0.5)
    rim = H - dome
    outer = geo.superellipse(R, dome, curve, 0, 90, 56, rim)
    lip = [(R - 0.0035, rim + 0.004), (R - 0.0032, rim + 0.0005), (R - 0.0018, rim - 0.0012), (R - 0.0004, rim - 0.0008)]
    prof = lip + outer[:-1] + [(0, outer[-1][1])]
    shade = geo.lathe("dome", prof, skin, seg=224, smooth=60)
    inner = geo.lathe("inner", [(r * 0.965, rim + 0.004 + (z - rim) * 0.95) for r, z in outer[:-1]] +
                      [(0, rim + 0.004 + dome * 0.95)], white, seg=128)
    # From the side, the bowl is a bright line below the rim.
    b = R * bowl
    cup = [(r, rim + 0.020 * s - z) for r, z in geo.superellipse(b, 0.040 * s, 2.6, 0, 90, 32)]
    cup[-1] = (stem * 1.45, cup[-1][1])
    glass = geo.lathe("bowl", [(b, rim + 0.05 * s)] + cup, mat.opal("opal-bowl", 4.5 * power, k), seg=128)
    studio.lampgroup(glass)
    glass.visible_shadow = False
    base = geo.fillet([(0, 0.0), (foot, 0.0, 0.0015), (foot, thick, 0.005), (foot * 0.345, thick + 0.0075 * s, 0.020 * s),
                       (stem * 1.13, thick + 0.021 * s, 0.020 * s), (stem * 1.012, thick + 0.047 * s)], 10)
    f = geo.lathe("foot", base, skin, seg=160, smooth=50)
    post = geo.lathe("stem", [(stem, thick + 0.042 * s), (stem, rim - 0.014 * s)], skin, seg=96)
    c0, c1, c = rim - 0.0290 * s, rim - 0.0150 * s, stem + 0.0051 * s
    col = geo.lathe("collar", geo.fillet([(stem, c0), (c, c0, 0.0012), (c, c1, 0.0012), (stem + 0.0016, c1)]), acc, seg=96)
    knob = geo.lathe("knob", geo.fillet([(0.0, H + 0.0100), (0.0058, H + 0.0100, 0.0042), (0.0050, H + 0.0015, 0.002),
                                         (0.0072, H - 0.0012)]), acc, seg=72)
    if s > 1.2:
        knob.scale = (1.5, 1.5, 1)
    # Cycles does not sample light through this glass, so a point light and an area light below replace it.
    studio.bulb((0, 0, rim + 0.035 * s), 0.55 * q, 0.03 * s, k)
    light = studio.area("down", (0, 0, rim - 0.024 * s), (0, 0, 0), D * 0.52, 0.5 * q, k=k, group="lamp", spread=170)
    light.data.shape = "DISK"
    light.visible_glossy = False
    return [shade, inner, glass, f, post, col, knob]


def table(finish):
    lamp = mushroom(finish, D=0.340, H=0.470, dome=0.196, stem=0.0235, foot=0.104, thick=0.022, bowl=0.58, curve=2.2)
    parts.floor_cord(0.09, 0.0, "#1b1a19")
    return lamp


def portrait(finish):
    """Exposes the white lamp on a backdrop that is one stop darker."""
    paper = "#b7afa5" if finish == "chalk" else "#d5d1cb"
    studio.studio(mushroom(finish), paper, fill_frame=0.60, base_at=0.19)


def closeup(finish):
    """Close-up of collar, bowl and rim, with a shallow depth of field."""
    portrait(finish)
    studio.camera((0.030, 0, 0.176), 0.42, 1.5, 110, yaw=-20, fstop=16, focus=0.395)


def foot(finish):
    """Close-up of the foot in the lamp's own light."""
    portrait(finish)
    studio.camera((0.004, 0, 0.038), 0.60, 17, 110, yaw=12, fstop=16, focus=0.57)


def below(finish):
    """Close-up of the shade's white inside and the bowl, from below."""
    portrait(finish)
    studio.camera((0.020, 0, 0.192), 0.52, -17, 110, yaw=-24, fstop=16, focus=0.48)


def table_portrait(near=False):
    studio.studio(table("black"), fill_frame=0.62, base_at=0.17)
    if near:
        studio.camera((0.05, 0, 0.265), 0.78, 2, 110, yaw=-18, fstop=16, focus=0.72)


def aged(years):
    """Close-up of the bare brass dome after some years: the same camera, light and exposure for all."""
    def touched(angle, up):
        a, r = math.radians(angle), 0.100 * (1 - (up / 0.098) ** 2.25) ** (1 / 2.25)
        return r * math.cos(a), r * math.sin(a), 0.187 + up
    prints = [touched(-72, 0.020), touched(-57, 0.029), touched(-45, 0.016), touched(-88, 0.068)]
    studio.studio(mushroom(skin=mat.aged_brass("aged", years, prints)), fill_frame=0.60, base_at=0.19)
    studio.camera((0.030, 0, 0.238), 0.60, 12, 110)


SHOTS = {
    "mushroom-brass": lambda: portrait("brass"),
    "mushroom-oxide": lambda: portrait("oxide"),
    "mushroom-detail": lambda: closeup("brass"),
    "murla-portable-chalk": lambda: portrait("chalk"),
    "murla-portable-moss": lambda: portrait("moss"),
    "murla-table-black": table_portrait,
    "mushroom-oxide-detail": lambda: closeup("oxide"),
    "murla-portable-chalk-detail": lambda: foot("chalk"),
    "murla-portable-moss-detail": lambda: below("moss"),
    **{f"brass-aged-{years}": lambda years=years: aged(years) for years in (1, 5, 10)},
    "murla-table-black-detail": lambda: table_portrait(near=True),
}
