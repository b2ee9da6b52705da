"""Bakes ambient occlusion with Cycles into a small gray texture in the UVs of the piece."""

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
