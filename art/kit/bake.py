"""Bakes ambient occlusion and solid stuffs (wood, marble, lacquer) with Cycles into small textures in the UVs of the piece."""

from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy as np

from .picture import save

SIZE, SAMPLES, REACH = 512, 64, 0.55
DARKEST = 0.25            # keeps the black felt from bleeding into the foot at smaller mip levels


def occlusion(body, name):
    """Writes data/<name>: the part of the sky that each point of a body on a board sees."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed = SAMPLES, 1
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    scene.world = bpy.data.worlds.new("sky")
    scene.world.light_settings.distance = REACH
    bpy.ops.mesh.primitive_plane_add(size=4)
    ground = bpy.context.object
    image = bpy.data.images.new("occlusion", SIZE, SIZE, alpha=True, float_buffer=True)
    image.generated_color = (1, 1, 1, 0)
    material = body.data.materials[0]
    material.use_nodes = True
    node = material.node_tree.nodes.new("ShaderNodeTexImage")
    node.image = image
    material.node_tree.nodes.active = node
    bpy.ops.object.select_all(action="DESELECT")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.bake(type="AO", margin=12, use_clear=True)
    pixels = np.empty(SIZE * SIZE * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(SIZE, SIZE, 4)[::-1].astype(float)
    grey = np.where(pixels[..., 3] > 0.5, np.maximum(pixels[..., 0], DARKEST), 1)
    for axis in (1, 0, 1, 0):                      # a small blur removes the noise
        edge = "wrap" if axis else "edge"
        pad = np.pad(grey, [(1, 1) if a == axis else (0, 0) for a in (0, 1)], mode=edge)
        n = grey.shape[axis]
        take = lambda i: np.take(pad, range(i, i + n), axis)
        grey = (take(0) + 2 * take(1) + take(2)) / 4
    save(np.round(grey * 127) / 127, name)
    material.node_tree.nodes.remove(node)
    bpy.data.objects.remove(ground)


def places(body):
    """Returns the position of the body's surface at each texel, and whether there is one, or a margin around it."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples, scene.cycles.seed = 1, 1
    scene.cycles.use_adaptive_sampling = scene.cycles.use_denoising = False
    image = bpy.data.images.new("places", SIZE, SIZE, alpha=True, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.generated_color = (0, 0, 0, 0)
    material = body.data.materials[0]
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    place, glow, out, target = (nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "Emission", "OutputMaterial", "TexImage"))
    links.new(place.outputs["Position"], glow.inputs["Color"])
    links.new(glow.outputs["Emission"], out.inputs["Surface"])
    target.image = image
    nodes.active = target
    bpy.ops.object.select_all(action="DESELECT")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.bake(type="EMIT", margin=12, use_clear=True)
    pixels = np.empty(SIZE * SIZE * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(SIZE, SIZE, 4)[::-1].astype(float)
    return pixels[..., :3], pixels[..., 3] > 0.5


@dataclass(frozen=True)
class Skin:
    """One texture of each piece of a set. `stuff` returns its color at points in space. In the file's name, {} is the piece."""

    file: str
    stuff: Callable
    shaded: bool = True       # darkens the walls of cuts
    rest: tuple = None        # color of texels outside the piece, which small mipmaps blend in (otherwise the mean)


CUT = 0.8                     # brightness of the walls of a cut, which baked occlusion darkens too


def skins(body, name, chosen, symmetric=False, shade=0.0):
    """Writes the skins of a body.

    A stuff is a function of the place in space, so its grain has no poles on heads and tops. The two sides of a
    symmetric body share their texels. A strip of the height `shade` at the top of the texture is for the walls of cuts.
    """
    at, covered = places(body)
    if symmetric:
        at[..., 0] = np.abs(at[..., 0])
    for skin in chosen:
        colour = skin.stuff(at)
        colour[~covered] = colour[covered].mean(0) if skin.rest is None else skin.rest
        if skin.shaded:
            colour[:round(shade * SIZE)] *= CUT
        save(colour, skin.file.format(name), levels=128)
