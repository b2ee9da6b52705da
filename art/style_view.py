"""Renders sets of pieces on a board, as a preview for artists. The picture isn't part of the game.

    blender -b -P art/style_view.py -- OUT.png [style of pieces] [style of the board]

The materials come from data/styles/*/style.ron. Without that, they are the usual ones.
"""

import math
import re
import sys
from pathlib import Path

import bpy
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
from kit import mesh
from kit.mesh import DATA
from kit.palette import to_linear

np.bool = bool          # Blender 3.4's importer needs a name that NumPy 1.24 no longer has
PIECES = ("king", "queen", "bishop", "knight", "rook", "pawn")


def looks(kind, style):
    """Returns the folder of a style, that of its models, and the changes to materials: (key, fields)."""
    folder = DATA / "styles" / kind / style
    text = re.sub(r"//.*", "", (folder / "style.ron").read_text())
    models = re.search(r'models: "data/([^"]+)"', text)
    changes = [(key, dict(re.findall(r'(\w+): ("[^"]*"|\([^)]*\)|[\d.]+)', body)))
               for key, body in re.findall(r'"([^"]+)": \(((?:[^()]|\([^()]*\))*)\)', text)]
    return folder, DATA / models.group(1) if models else DATA / "models/chess", changes


def find(style, name, usual):
    """Returns the fields of a material, with `*` replaced, over the usual ones."""
    folder, _, changes = style
    fields = dict(usual)
    for key, more in changes:
        match = re.fullmatch(re.escape(key).replace(r"\*", "(.*)"), name)
        if match:
            star = match.group(1) if match.groups() else ""
            for k, v in more.items():
                v = v.strip('"').replace("*", star)
                fields[k] = DATA.parent / v if v.startswith("data/") else folder / v if "." in v and v[0].isalpha() else v
    return fields


def dressed(name, fields):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    skin = nodes["Principled BSDF"]

    def picture(key, colour):
        node = nodes.new("ShaderNodeTexImage")
        node.image = bpy.data.images.load(str(fields[key]))
        node.image.colorspace_settings.name = "sRGB" if colour else "Non-Color"
        return node.outputs["Color"]

    def times(a, b):
        node = nodes.new("ShaderNodeMixRGB")
        node.blend_type, node.inputs[0].default_value = "MULTIPLY", 1
        links.new(a, node.inputs[1])
        if isinstance(b, tuple):
            node.inputs[2].default_value = b
        else:
            links.new(b, node.inputs[2])
        return node.outputs[0]

    tint = [float(v) / 255 for v in re.findall(r"\d+", str(fields.get("color", "255, 255, 255")))]
    colour = times(picture("diffuse", True), (*to_linear(tint), 1))
    if fields.get("occlusion"):
        colour = times(colour, picture("occlusion", False))
    links.new(colour, skin.inputs["Base Color"])
    split = nodes.new("ShaderNodeSeparateRGB")
    links.new(picture("surface", False), split.inputs[0])
    for out, key, socket in (("G", "roughness", "Roughness"), ("B", "metal", "Metallic")):
        factor = nodes.new("ShaderNodeMath")
        factor.operation = "MULTIPLY"
        factor.inputs[1].default_value = float(fields.get(key, 1))
        links.new(split.outputs[out], factor.inputs[0])
        links.new(factor.outputs[0], skin.inputs[socket])
    return made


def stand(path, material, at=(0, 0, 0), turn=0):
    bpy.ops.import_scene.gltf(filepath=str(path))
    body = bpy.context.selected_objects[0]
    body.data.materials.clear()
    body.data.materials.append(material)
    body.rotation_mode, body.rotation_euler, body.location = "XYZ", (0, 0, turn), at
    return body


def lamp(at, size, power, colour):
    bpy.ops.object.light_add(type="AREA", location=at)
    light = bpy.context.object
    light.data.size, light.data.energy, light.data.color = size, power, colour
    light.rotation_euler = (-light.location).to_track_quat("-Z", "Y").to_euler()


def main(out, pieces="classic", board="walnut"):
    mesh.clear()
    textures = DATA / "textures"
    style = looks("boards", board)
    usual = {"diffuse": textures / "board/board.jpg", "surface": textures / "board/board_mr.jpg"}
    stand(DATA / "models/chess/board.glb", dressed("board", find(style, "board", usual)))
    style = looks("pieces", pieces)
    # the game's axes: White looks along +Z (Blender's -Y), and the a-file is at +X
    for side, wood, row in (("white", "boxwood", -2.5), ("black", "ebony", -0.5)):
        for k, piece in enumerate(PIECES):
            usual = {"diffuse": textures / f"chess/{piece}_{side}.png", "occlusion": textures / f"chess/{piece}_ao.png",
                     "surface": textures / f"wood/{wood}_mr.jpg", "color": "244, 222, 188" if side == "white" else "255, 255, 255"}
            x = 2.5 - k
            stand(style[1] / f"{piece}.glb", dressed(f"{side} {piece}", find(style, f"pieces/{side}_{piece}", usual)),
                  (x, -row + (0.5 if k % 2 else -0.5), 0), 0 if side == "white" else math.pi)
    lamp((6, 2.5, 6.5), 2.5, 900, (1, 0.80, 0.58))
    lamp((-8, 0, 4), 4, 130, (0.75, 0.85, 1))
    lamp((2, 9, 4), 4, 160, (1, 0.82, 0.6))
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.10, 0.085, 0.07, 1)
    scene = bpy.context.scene
    scene.world = world
    bpy.ops.object.camera_add(location=(0, 10.0, 7.2))
    camera = bpy.context.object
    camera.data.angle = math.radians(31)
    camera.rotation_euler = (-camera.location).to_track_quat("-Z", "Y").to_euler()
    camera.location.y += 1.0
    scene.camera = camera
    scene.render.engine, scene.cycles.samples, scene.cycles.seed = "CYCLES", 48, 1
    scene.cycles.use_denoising = False
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.render.resolution_x, scene.render.resolution_y = 1100, 640
    scene.render.filepath = str(Path(out).resolve())
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
