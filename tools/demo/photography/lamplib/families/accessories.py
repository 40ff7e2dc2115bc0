"""Charging base (130 x 12 mm), cord sets (cup 100 x 65 mm), the plug dimmer (52 x 110 x 48 mm) and the battery (19 x 72 mm).
None of them gives light."""
import math
import bmesh
import bpy
from .. import geo, mat, parts, sets, studio, stuff
from ..finish import FINISH
from ..mat import srgb
from . import murla


def evening(S, mid=0.0, side=-1, power=1.0):
    """Adds warm light from a low lamp outside the picture, for a long soft shadow."""
    light = studio.area("evening", (side * 1.15 * S, -0.55 * S, mid + 0.85 * S), (0, 0, mid), 0.28 * S, 20 * S * S * power, k=2700, group="lamp")
    light.visible_glossy = True


def charging_base():
    """The charging base: oak on felt, with a brass contact in the middle."""
    felt = parts.disc("felt", 0.0625, 0, 0.0022, mat.plain("felt", srgb("#3b3936"), 0.95, 0.05))
    oak = parts.turned("oak", [(0, 0.0020), (0.0640, 0.0020, 0.0012), (0.0650, 0.0045, 0.001), (0.0650, 0.0105, 0.0015), (0.0615, 0.0120, 0.002),
                               (0.0600, 0.0112, 0.001), (0, 0.0112)], mat.oak("oak", "#bd9563", "#8f683d", axis="X", scale=1.6), seg=192)
    ring = parts.turned("contact", [(0.0075, 0.0110), (0.0075, 0.0122, 0.0004), (0.0115, 0.0122, 0.0004), (0.0115, 0.0110)], FINISH["brass"](), seg=96)
    pin = parts.turned("pin", [(0, 0.0126), (0.0035, 0.0126, 0.001), (0.0035, 0.0110)], FINISH["brass"](), seg=64)
    parts.floor_cord(0.060, 0.012, "#1b1a19", r=0.0021, z=0.001)
    return [felt, oak, ring, pin]


def cord_set(cord, body):
    """A cord set: a coil of cord with the lamp holder in it, and the ceiling cup in front."""
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
    hx, hy = 0.045, 0.055
    holder = parts.turned("holder", [(0, 0.0), (0.0205, 0, 0.001), (0.0215, 0.003, 0.001), (0.0215, 0.046, 0.003), (0.0090, 0.054, 0.004), (0.0080, 0.066, 0.002), (0.0032, 0.068), (0, 0.068)], skin, seg=128, at=(hx, hy, 0))
    groove = parts.turned("ring", [(0.0214, 0.012), (0.0232, 0.012, 0.0007), (0.0232, 0.018, 0.0007), (0.0214, 0.018)], skin, seg=128, at=(hx, hy, 0))
    lead = geo.tube("lead", [(hx, hy, 0.066), (hx + 0.002, hy, 0.100), (hx + 0.040, hy - 0.006, 0.122), (hx + 0.080, hy - 0.010, 0.085), (hx + 0.094, hy + 0.004, 0.036)], 0.0031, braid, res=6)
    cup = parts.turned("cup", [(0.0485, 0), (0.0500, 0.0, 0.0006), (0.0500, 0.003, 0.001), (0.0470, 0.044, 0.014), (0.0130, 0.054, 0.006), (0.0090, 0.064, 0.002), (0.0034, 0.065), (0, 0.065)], skin, seg=160, at=(-0.078, -0.058, 0))
    return [coil, holder, groove, lead, cup]


def socket_plate(white):
    """The frame of the socket, behind the dimmer."""
    frame = geo.box("frame", (0.084, 0.084, 0.009), white, bevel=0.0035, seg=5, rot=(math.radians(90), 0, 0))
    frame.location = (0, 0, -0.012)
    return frame


def dimmer():
    """The plug dimmer. The wall is y = 0; the dial faces the room."""
    white = mat.plain("polycarbonate", srgb("#e4e1db"), 0.32, 0.45)
    body = geo.box("body", (0.052, 0.110, 0.034), white, bevel=0.012, seg=10, rot=(math.radians(90), 0, 0))
    body.location = (0, -0.009, 0)
    dial = parts.along(parts.turned("dial", [(0, 0), (0.0190, 0, 0.001), (0.0185, 0.0050, 0.0018), (0, 0.0050)], white, seg=160), (0, -0.0425, 0.020), (0, -1, 0))
    groove = parts.along(parts.turned("groove", [(0.0192, 0.0004), (0.0206, 0.0004, 0.0002), (0.0206, -0.001)], mat.plain("gap", srgb("#4b4946"), 0.8), seg=160), (0, -0.0425, 0.020), (0, -1, 0))
    mark = geo.box("mark", (0.0012, 0.0006, 0.0065), mat.plain("mark", srgb("#33312f"), 0.5), at=(0, -0.0476, 0.0295), bevel=0.0002)
    lamp_plug((0, -0.043, -0.029))
    return [socket_plate(white), body, dial, groove, mark]


def lamp_plug(at):
    """The lamp's flat plug in the dimmer, and its cord. They do not count for the dimmer's size."""
    x, y, z = at
    rubber = mat.plain("rubber", srgb("#1d1c1b"), 0.5, 0.3)
    seat = geo.box("seat", (0.0395, 0.0182, 0.0012), mat.plain("seat", srgb("#cfccc5"), 0.4, 0.4), bevel=0.0005, rot=(math.radians(90), 0, 0))
    seat.location = (x, y + 0.0006, z)
    body = geo.box("plug", (0.0350, 0.0137, 0.0250), rubber, bevel=0.0045, seg=6, rot=(math.radians(90), 0, 0))
    body.location = at
    neck = parts.along(parts.turned("neck", [(0, 0), (0.0066, 0, 0.001), (0.0040, 0.0150, 0.001), (0, 0.0150)], rubber, seg=64), (x, y - 0.0235, z), (0, -1, -0.25))
    geo.tube("cord", [(x, y - 0.036, z - 0.003), (x + 0.001, y - 0.052, z - 0.014), (x + 0.004, y - 0.050, z - 0.045), (x + 0.010, y - 0.030, z - 0.10), (x + 0.012, y + 0.022, z - 0.22)],
             0.0031, mat.cord("cord", srgb("#2b2825")), res=6)
    return [seat, body, neck]


def battery():
    """A battery cell: contact rings at the bottom, grip rings and a ribbon to pull it out at the top."""
    sleeve = mat.plain("sleeve", srgb("#2a2b29"), 0.42, 0.4)
    r = 0.0095
    grips = [(r - 0.0006 * (i % 2), 0.0580 + 0.0007 * i, 0.0002) for i in range(15)]
    skin = parts.turned("sleeve", [(0, 0.0012), (r - 0.0010, 0.0012, 0.0004), (r, 0.0022, 0.0006), *grips, (r, 0.0694, 0.0008), (r - 0.0014, 0.0712, 0.0010),
                                   (0.0060, 0.0714, 0.0004), (0.0056, 0.0704), (0, 0.0704)], sleeve, seg=160)
    brass = FINISH["brass"]()
    foot = parts.turned("contact", [(0, 0), (0.0034, 0, 0.0004), (0.0034, 0.0014)], brass, seg=64)
    ring = parts.turned("contact-ring", [(0.0056, 0.0014), (0.0056, 0.0002, 0.0003), (0.0080, 0.0002, 0.0003), (0.0080, 0.0014)], brass, seg=96)
    band = parts.turned("band", [(r - 0.0002, 0.0548), (r + 0.00015, 0.0548, 0.0001), (r + 0.00015, 0.0562, 0.0001), (r - 0.0002, 0.0562)], brass, seg=160)
    label = printed("Murla", 0.0090, r + 0.00012, 0.0075, mat.plain("print", srgb("#d9d2c4"), 0.5), -0.0010)
    small = printed("Li-ion   19 x 72 mm", 0.0031, r + 0.00012, 0.0077, mat.plain("print", srgb("#d9d2c4"), 0.5), -0.0062)
    return [skin, foot, ring, band, label, small, ribbon()]


def ribbon(width=0.0072):
    """A woven loop at the top of the battery, leaning to the right."""
    pts = [(-0.0022, 0.0690), (-0.0034, 0.0760), (-0.0010, 0.0835), (0.0062, 0.0862), (0.0104, 0.0815), (0.0082, 0.0745), (0.0030, 0.0712), (0.0016, 0.0690)]

    def fn(u, v):
        t = u * (len(pts) - 1)
        i = min(int(t), len(pts) - 2)
        p0, p1, p2, p3 = (pts[max(0, min(len(pts) - 1, j))] for j in (i - 1, i, i + 1, i + 2))
        f = t - i
        x, z = (0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3) for a, b, c, d in zip(p0, p1, p2, p3))
        return (x, (v - 0.5) * width, z)
    cloth = geo.grid("ribbon", 90, 6, fn, mat.fabric("ribbon", srgb("#8a3a26"), thread=0.0005, width=0.05, translucency=0.1), 80)
    cloth.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0007
    cloth.rotation_euler = (0, 0, math.radians(-32))
    return cloth


def printed(text, size, r, z, material, across=0.0):
    """Text on an upright cylinder, read from bottom to top; `across`: its baseline, in metres to the right of the front."""
    curve = bpy.data.curves.new("print", "FONT")
    curve.body, curve.size = text, size
    made = bpy.data.objects.new("print", curve)
    bpy.context.scene.collection.objects.link(made)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(made)
    cut = bmesh.new()
    cut.from_mesh(mesh)
    for i in range(-8, 30):         # strips narrow enough to follow the curve
        bmesh.ops.bisect_plane(cut, geom=[*cut.verts, *cut.edges, *cut.faces], plane_co=(0, i * size / 24, 0), plane_no=(0, 1, 0))
    cut.to_mesh(mesh)
    cut.free()
    for v in mesh.vertices:
        turn = -(v.co.y + across) / r
        v.co = (r * math.sin(turn), -r * math.cos(turn), z + v.co.x)
    mesh.materials.append(material)
    ob = bpy.data.objects.new("print", mesh)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def table(objs, power=1.0, paper="#c6bfb6", **frame):
    studio.studio(objs, paper, **frame)
    lo, hi, _ = sets.frame(objs, 1)
    evening(max(hi.z - lo.z, (hi.x - lo.x) * 1.1) * 1.3, (lo.z + hi.z) / 2, power=power)


def plugged():
    objs = dimmer()
    sets.wall(objs, "#aea69c", fill_frame=0.56, yaw=-20, elev=6)
    evening(0.20, 0.0)


def spare_battery():
    """Places the accessory in front of its lamp, which is out of focus and shows the size."""
    cell = battery()
    for o in cell:
        o.rotation_euler.z += math.radians(3)
    table(cell, fill_frame=0.56, base_at=0.20, elev=9)
    stuff.place(lambda: murla.mushroom("moss"), (0.066, 0.150, 0))
    studio.camera((0.014, 0, 0.043), 0.46, 9, 120, fstop=3.5, focus=0.452)


SHOTS = {
    "murla-charging-base": lambda: table(charging_base(), fill_frame=0.15, base_at=0.40, elev=20),
    "tvinna-cord-set-black": lambda: table(cord_set("#2b2825", "black"), fill_frame=0.40, base_at=0.32, elev=14),
    "tvinna-cord-set-sand": lambda: table(cord_set("#b39c78", "white"), paper="#aea69c", fill_frame=0.40, base_at=0.32, elev=14),
    "skymra-plug-dimmer": plugged,
    "murla-spare-battery": spare_battery,
}
