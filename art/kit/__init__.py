"""Shared tools of the art scripts: color, noise, images, wood, a drawing pen, meshes."""
