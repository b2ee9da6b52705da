"""Small shared tools of the art scripts: colour, noise, pictures, wood, a drawing pen, meshes."""
