"""A winter evening outside a window: spruces under snow, fog between them, falling snow."""
import math, random
import bpy
from mathutils import Matrix, Vector, noise
from . import geo, mat
from .mat import srgb

FOG = (0.27, 0.35, 0.47, 1)


def foggy(name, color, thin, rough=0.9, near=3.0):
    """Fades a colour into the fog with the distance from the camera; after `thin` metres, a third is left."""
    n = mat.N(name)
    co = n("TexCoord").outputs["Object"]
    grain = n("TexNoise", Vector=co, Scale=9.0, Detail=8.0, Roughness=0.7).outputs["Fac"]
    tone = n("MapRange", Value=grain, From_Min=0.3, From_Max=0.7, To_Min=0.82, To_Max=1.06).outputs[0]
    col = n("MixRGB", {"blend_type": "MULTIPLY"}, Fac=1.0, Color1=color, Color2=tone)
    body = n("BsdfDiffuse", Color=col.outputs[0], Roughness=rough)
    far = n.math("MAXIMUM", n.math("SUBTRACT", n("CameraData").outputs["View Distance"], near), 0.0)
    height = n("SeparateXYZ", Vector=n("NewGeometry").outputs["Position"]).outputs[2]
    low = n.math("ADD", 0.6, n.math("MULTIPLY", 1.1, n.math("EXPONENT", n.math("MULTIPLY", height, -0.45))))
    left = n.math("EXPONENT", n.math("MULTIPLY", n.math("MULTIPLY", far, low), -1 / thin))
    fog = n("Emission", Color=FOG, Strength=1.0)
    material = n.out(n("MixShader", Fac=left, _1=fog.outputs[0], _2=body.outputs[0]).outputs[0])
    material.cycles.sample_as_light = False
    return material


def mesh(name, triangles, materials):
    """`triangles`: for each material, a list of three corners each."""
    me = bpy.data.meshes.new(name)
    corners = [tuple(corner) for group in triangles for triangle in group for corner in triangle]
    me.from_pydata(corners, [], [(i, i + 1, i + 2) for i in range(0, len(corners), 3)])
    for material in materials:
        me.materials.append(material)
    me.polygons.foreach_set("material_index", [slot for slot, group in enumerate(triangles) for _ in group])
    return me


def branch(rnd):
    """A branch of length 1 along x that hangs a little, with twigs on both sides; needles and the snow on them."""
    needles, snow = [], []

    def at(s):
        return Vector((s, 0, -0.22 * s + 0.20 * s ** 3))

    def blades(root, tip, number):
        way = tip - root
        for i in range(number):
            p = root + way * (i + rnd.random()) / number
            out = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-1, 0.5))).normalized() * 0.052
            side = way.normalized() * 0.017
            needles.append((p - side, p + side, p + out + way.normalized() * 0.03))
            if rnd.random() < 0.62:
                q = p + Vector((0, 0, 0.022 + 0.012 * rnd.random()))
                wide = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.3, 0.3))).normalized() * 0.034
                snow.append((q - wide, q + wide, q + way.normalized() * 0.06 + Vector((0, 0, -0.01))))
    for i in range(15):
        s = 0.10 + 0.88 * i / 15
        for side in (-1, 1):
            long = (0.36 * (1 - s) + 0.10) * rnd.uniform(0.8, 1.15)
            tip = at(s) + Vector((0.75 * long, side * 0.66 * long, -0.16 * long + rnd.uniform(-0.02, 0.01)))
            blades(at(s), tip, 9)
        blades(at(s), at(s + 0.07), 5)
    return needles, snow


def spruce(materials, seed):
    """A tree of height 1, narrow as they are in the north, as one mesh."""
    rnd = random.Random(seed)
    kinds = [branch(rnd) for _ in range(3)]
    needles, snow, turn = [], [], rnd.uniform(0, 6)
    for i in range(125):
        t = (i + rnd.random()) / 125
        turn += 2.39996 + rnd.uniform(-0.4, 0.4)
        long = (0.185 * (1 - t) ** 0.85 + 0.010) * rnd.uniform(0.72, 1.12)
        lean = math.radians(-14 + 50 * t ** 2 + rnd.uniform(-7, 7))
        place = Matrix.Translation((0, 0, 0.05 + 0.93 * t)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-lean, 4, "Y") @ Matrix.Scale(long, 4)
        for own, all_ in zip(rnd.choice(kinds), (needles, snow)):
            all_ += [tuple(place @ corner for corner in triangle) for triangle in own]
    trunk = [(Vector((0.008 * math.cos(a), 0.008 * math.sin(a), 0)), Vector((0.008 * math.cos(a + 2.1), 0.008 * math.sin(a + 2.1), 0)), Vector((0, 0, 1.0)))
             for a in (0, 2.1, 4.2)]
    return mesh("spruce", [needles + trunk, snow], materials)


def ground(x, y):
    """The height of the snow: falling from the house, then rising to the forest."""
    return -0.75 + 0.00085 * y * y + 0.22 * noise.noise((x * 0.16, y * 0.13, 1)) + 0.05 * noise.noise((x * 0.7, y * 0.6, 5))


def stand(made, x, y, height, rnd):
    tree = bpy.data.objects.new("spruce", rnd.choice(made))
    bpy.context.scene.collection.objects.link(tree)
    tree.location = (x, y, ground(x, y) - 0.03 * height)
    tree.scale = (height * rnd.uniform(0.9, 1.2),) * 2 + (height,)
    tree.rotation_euler = (rnd.uniform(-0.02, 0.02), rnd.uniform(-0.02, 0.02), rnd.uniform(0, 6.28))
    tree.lightgroup = "studio"


def forest(near, rows):
    """`near`: (x, y, height) of single trees. `rows`: (distance, number, half its width, heights) of trees behind one another."""
    rnd = random.Random(11)
    made = [spruce([foggy("needle", srgb("#1c2725"), 120), foggy("snow-on-needles", srgb("#c3ccd9"), 120)], seed) for seed in range(4)]
    for x, y, height in near:
        stand(made, x, y, height, rnd)
    for distance, number, half, (least, most) in rows:
        for i in range(number):
            x = -half + 2 * half * (i + rnd.uniform(0.1, 0.9)) / number
            stand(made, x, distance + rnd.uniform(-3, 3), rnd.uniform(least, most), rnd)
    snow = geo.grid("snow-field", 150, 150, lambda u, v: ((u - 0.5) * (6 + 110 * v), 0.5 + 74 * v * v, ground((u - 0.5) * (6 + 110 * v), 0.5 + 74 * v * v)),
                    foggy("snow-field", srgb("#d4dbe5"), 110), 80)
    snow.lightgroup = "studio"


def snowfall(number, x0, x1, z0, z1, eye):
    """Flakes between the window and the forest, more of them where they are far away. `eye`: where the camera is."""
    rnd = random.Random(3)
    n = mat.N("flake")
    flake = n.out(n("AddShader", _0=n("BsdfDiffuse", Color=srgb("#dfe6f0")).outputs[0], _1=n("Emission", Color=(0.42, 0.50, 0.62, 1), Strength=0.55).outputs[0]).outputs[0])
    flake.cycles.sample_as_light = False
    ball = geo.lathe("flake", [(0, -1), (0.6, -0.8), (1, 0), (0.6, 0.8), (0, 1)], flake, seg=7)
    ball.scale = (0, 0, 0)
    for _ in range(number):
        y = 0.7 + 15 * rnd.random() ** 1.3
        share = (y - eye[1]) / -eye[1]
        one = bpy.data.objects.new("flake", ball.data)
        bpy.context.scene.collection.objects.link(one)
        one.location = (eye[0] + (rnd.uniform(x0, x1) - eye[0]) * share, y, eye[2] + (rnd.uniform(z0, z1) - eye[2]) * share)
        r = rnd.uniform(0.0022, 0.0042) * share ** 0.75
        one.scale = (r, r, r * rnd.uniform(1.2, 1.9))
        one.rotation_euler = (0, rnd.uniform(0.05, 0.3), 0)
        one.lightgroup = "studio"
        one.visible_shadow = one.visible_diffuse = False
