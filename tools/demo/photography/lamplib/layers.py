"""Separate groups of a room's light: one per lamp, one for the dusk of the picture, one for full daylight.

Scenes mark the lamp to which a light belongs (`of`); ordinary renders ignore the mark. `split` gives each lamp its own group.
`scale` changes the lights to render a mix directly, so that mixed layers can be compared with it."""
import math
import bpy
from mathutils import Vector
from . import geo, mat, studio

DAY = "day"


def of(lamp, build):
    """Wraps a builder so that its lights belong to `lamp`; for `stuff.place`."""
    def built():
        before = set(bpy.data.objects)
        out = build()
        for o in set(bpy.data.objects) - before:
            if o.lightgroup == "lamp":
                o["lamp"] = lamp
        return out
    return built


def split():
    """Moves each lamp's lights from the group of all lamps to a group of its own. Returns the groups."""
    layer = bpy.context.scene.view_layers[0]
    lit = [o for o in bpy.data.objects if o.lightgroup == "lamp"]
    lamps = sorted({o["lamp"] for o in lit})
    for name in (*lamps, DAY):
        layer.lightgroups.add().name = name
    for o in lit:
        o.lightgroup = o["lamp"]
    return (*lamps, "studio", DAY)


def daylight(window, sun, watt, bright, room, y=0.0, sky=(-9.0, 18.0, -2.5, 8.0)):
    """Adds noon behind a window (x0, x1, z0, z1) of the wall at y: a bright sky of `watt` W, and a sun with rays in the direction
    `sun` of `bright` W/m². `room` is the light in W that the rest of the room reflects, from behind the camera. Dusk is not changed."""
    x0, x1, z0, z1 = window
    middle = Vector(((x0 + x1) / 2, y, (z0 + z1) / 2))
    studio.area("noon", middle + Vector((0, 0.20, 0)), middle - Vector((0, 1, 0)), x1 - x0, watt, size_y=z1 - z0, k=6000, group=DAY)
    studio.area("noon-room", (1.2, -5.4, 2.5), (0.3, -0.7, 0.8), 3.2, room, k=5800, group=DAY).visible_glossy = False
    # A narrow, distant spot instead of a sun, which would shine over the walls, because there is no roof.
    far, reach = 40.0, math.hypot(x1 - x0, z1 - z0) / 2
    o = studio.bulb(middle - Vector(sun).normalized() * far, bright * 4 * math.pi ** 2 * far ** 2, 0.35, 5200, DAY,
                    spot=math.degrees(2.1 * math.atan(reach / far)))
    o.rotation_euler = Vector(sun).to_track_quat("-Z", "Y").to_euler()
    o.data.spot_blend = 0.05
    n = mat.N("noon")
    z = n("SeparateXYZ", Vector=n("UVMap").outputs[0]).outputs[1]
    colour = n.ramp(z, (0.0, (0.45, 0.50, 0.52, 1)), (0.36, (0.80, 0.86, 0.92, 1)), (0.55, (0.52, 0.68, 0.90, 1)), (1.0, (0.28, 0.47, 0.80, 1)))
    both = n("AddShader", _0=n("BsdfTransparent").outputs[0], _1=n("Emission", Color=colour, Strength=9.0).outputs[0])
    left, width, low, height = sky
    plane = geo.grid("noon", 1, 1, lambda u, v: (left + u * width, 5.9, low + v * height), n.out(both.outputs[0]))
    plane.lightgroup = DAY
    plane.visible_diffuse = plane.visible_shadow = False


def scale(factors):
    """Multiplies the light of each group by (R, G, B), as mixing its layer with that factor should do."""
    done = set()
    for o in bpy.data.objects:
        if o.lightgroup not in factors:
            continue
        f = factors[o.lightgroup]
        if o.type == "LIGHT":
            c = [a * b for a, b in zip(o.data.color, f)]
            top = max(*c, 1e-9)
            o.data.energy *= top
            o.data.color = [v / top for v in c]
            continue
        for slot in o.material_slots:
            slot.material = dimmed(slot.material, f)
    world = bpy.context.scene.world
    if world.lightgroup in factors:
        tint(world.node_tree, "Color", "ShaderNodeBackground", factors[world.lightgroup])


def dimmed(material, f):
    m = material.copy()
    tint(m.node_tree, "Color", "ShaderNodeEmission", f)
    tint(m.node_tree, "Emission", "ShaderNodeBsdfPrincipled", f)
    return m


def tint(tree, socket, kind, f):
    """Multiplies an input of all nodes of a type, whether it is a value or a link."""
    for node in [n for n in tree.nodes if n.bl_idname == kind]:
        into = node.inputs[socket]
        mul = tree.nodes.new("ShaderNodeVectorMath")
        mul.operation = "MULTIPLY"
        mul.inputs[1].default_value = f
        if into.is_linked:
            tree.links.new(into.links[0].from_socket, mul.inputs[0])
        else:
            mul.inputs[0].default_value = into.default_value[:3]
        tree.links.new(mul.outputs[0], into)
