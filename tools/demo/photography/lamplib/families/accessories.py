"""Charging base (130 x 12 mm), cord sets (cup 100 x 65 mm), the plug dimmer (52 x 110 x 48 mm) and the battery (19 x 72 mm).
None glows: their lit picture is the evening light of a lamp outside it."""
import math
from .. import geo, mat, parts, sets, studio
from ..finish import FINISH
from ..mat import srgb


def evening(S, mid=0.0, side=-1, power=1.0):
    """A warm lamp out of frame, low enough for a long soft shadow."""
    light = studio.area("evening", (side * 1.15 * S, -0.55 * S, mid + 0.85 * S), (0, 0, mid), 0.28 * S, 20 * S * S * power, k=2700, group="lamp")
    light.visible_glossy = True


def charging_base():
    """Oak with a felt foot, a brass contact in the middle and one pinprick of light."""
    felt = parts.disc("felt", 0.0625, 0, 0.0022, mat.plain("felt", srgb("#3b3936"), 0.95, 0.05))
    oak = parts.turned("oak", [(0, 0.0020), (0.0640, 0.0020, 0.0012), (0.0650, 0.0045, 0.001), (0.0650, 0.0105, 0.0015), (0.0615, 0.0120, 0.002),
                               (0.0600, 0.0112, 0.001), (0, 0.0112)], mat.oak("oak", "#bd9563", "#8f683d", axis="X", scale=1.6), seg=192)
    ring = parts.turned("contact", [(0.0075, 0.0110), (0.0075, 0.0122, 0.0004), (0.0115, 0.0122, 0.0004), (0.0115, 0.0110)], FINISH["brass"](), seg=96)
    pin = parts.turned("pin", [(0, 0.0126), (0.0035, 0.0126, 0.001), (0.0035, 0.0110)], FINISH["brass"](), seg=64)
    parts.floor_cord(0.060, 0.012, "#1b1a19", r=0.0021, z=0.001)
    return [felt, oak, ring, pin]


def cord_set(cord, body):
    """A coil, the holder lying in it and the ceiling cup before it."""
    braid, skin = mat.cord("cord", srgb(cord)), FINISH[body]()
    pts = []
    turns = 7
    for i in range(turns * 40 + 1):
        a = 2 * math.pi * i / 40
        t = i / 40
        r = 0.088 + 0.007 * math.sin(t * 2.4) + 0.003 * math.sin(a * 2 + t)
        pts.append((0.045 + r * math.cos(a), 0.055 + r * math.sin(a), 0.0034 + 0.0048 * t + 0.0018 * math.sin(3 * a + t * 2)))
    x, y, z = pts[-1]
    pts += [(x + 0.004, y + 0.028, z + 0.006), (x - 0.014, y + 0.062, z + 0.010), (x - 0.058, y + 0.078, z + 0.004)]
    coil = geo.tube("coil", pts, 0.0031, braid, res=6, bezier=False)
    # the holder stands in the coil, its cord coming out of the top and over the side
    hx, hy = 0.045, 0.055
    holder = parts.turned("holder", [(0, 0.0), (0.0205, 0, 0.001), (0.0215, 0.003, 0.001), (0.0215, 0.046, 0.003), (0.0090, 0.054, 0.004), (0.0080, 0.066, 0.002), (0.0032, 0.068), (0, 0.068)], skin, seg=128, at=(hx, hy, 0))
    groove = parts.turned("ring", [(0.0214, 0.012), (0.0232, 0.012, 0.0007), (0.0232, 0.018, 0.0007), (0.0214, 0.018)], skin, seg=128, at=(hx, hy, 0))
    lead = geo.tube("lead", [(hx, hy, 0.066), (hx + 0.002, hy, 0.100), (hx + 0.040, hy - 0.006, 0.122), (hx + 0.080, hy - 0.010, 0.085), (hx + 0.094, hy + 0.004, 0.036)], 0.0031, braid, res=6)
    cup = parts.turned("cup", [(0.0485, 0), (0.0500, 0.0, 0.0006), (0.0500, 0.003, 0.001), (0.0470, 0.044, 0.014), (0.0130, 0.054, 0.006), (0.0090, 0.064, 0.002), (0.0034, 0.065), (0, 0.065)], skin, seg=160, at=(-0.078, -0.058, 0))
    return [coil, holder, groove, lead, cup]


def socket_plate(white):
    """The wall's own frame, with a dimmer in it."""
    frame = geo.box("frame", (0.084, 0.084, 0.009), white, bevel=0.0035, seg=5, rot=(math.radians(90), 0, 0))
    frame.location = (0, 0, -0.012)
    return frame


def dimmer():
    """The wall is y = 0; plugged in, its dial towards the room."""
    white = mat.plain("polycarbonate", srgb("#e4e1db"), 0.32, 0.45)
    body = geo.box("body", (0.052, 0.110, 0.034), white, bevel=0.012, seg=10, rot=(math.radians(90), 0, 0))
    body.location = (0, -0.009, 0)
    dial = parts.along(parts.turned("dial", [(0, 0), (0.0190, 0, 0.001), (0.0185, 0.0050, 0.0018), (0, 0.0050)], white, seg=160), (0, -0.0425, 0.020), (0, -1, 0))
    groove = parts.along(parts.turned("groove", [(0.0192, 0.0004), (0.0206, 0.0004, 0.0002), (0.0206, -0.001)], mat.plain("gap", srgb("#4b4946"), 0.8), seg=160), (0, -0.0425, 0.020), (0, -1, 0))
    mark = geo.box("mark", (0.0012, 0.0006, 0.0065), mat.plain("mark", srgb("#33312f"), 0.5), at=(0, -0.0476, 0.0295), bevel=0.0002)
    return [socket_plate(white), body, dial, groove, mark]


def battery():
    steel = FINISH["steel"]()
    wrap = mat.plain("wrap", srgb("#2d3d36"), 0.28, 0.5)
    r = 0.0095
    can = parts.turned("can", [(0, 0), (r - 0.0010, 0, 0.0006), (r - 0.0006, 0.0016)], steel, seg=128)
    skin = parts.turned("wrap", [(r - 0.0012, 0.0008), (r, 0.0008, 0.0006), (r, 0.0700, 0.0008), (r - 0.0016, 0.0702)], wrap, seg=160)
    band = parts.turned("band", [(r - 0.0002, 0.0570), (r + 0.00012, 0.0570), (r + 0.00012, 0.0600), (r - 0.0002, 0.0600)], mat.plain("band", srgb("#b98f4e"), 0.4), seg=160)
    top = parts.turned("top", [(r - 0.0018, 0.0698), (r - 0.0034, 0.0698, 0.0004), (0.0034, 0.0702, 0.0006), (0.0034, 0.0720, 0.0006), (0, 0.0720)], steel, seg=128)
    return [can, skin, band, top]


def table(objs, power=1.0, paper="#c6bfb6", **frame):
    studio.studio(objs, paper, **frame)
    lo, hi, _ = sets.frame(objs, 1)
    evening(max(hi.z - lo.z, (hi.x - lo.x) * 1.1) * 1.3, (lo.z + hi.z) / 2, power=power)


def plugged():
    objs = dimmer()
    sets.wall(objs, "#aea69c", fill_frame=0.56, yaw=-20, elev=6)
    evening(0.20, 0.0)


def spare_battery():
    """One standing, one lying: its size is understood."""
    lying = [parts.along(o, (0.020, -0.016, 0.0095), (0.94, -0.34, 0)) for o in battery()]
    table(battery() + lying, fill_frame=0.50, base_at=0.24, elev=10)


SHOTS = {
    "murla-charging-base": lambda: table(charging_base(), fill_frame=0.15, base_at=0.40, elev=20),
    "tvinna-cord-set-black": lambda: table(cord_set("#2b2825", "black"), fill_frame=0.40, base_at=0.32, elev=14),
    "tvinna-cord-set-sand": lambda: table(cord_set("#b39c78", "white"), paper="#aea69c", fill_frame=0.40, base_at=0.32, elev=14),
    "skymra-plug-dimmer": plugged,
    "murla-spare-battery": spare_battery,
}
