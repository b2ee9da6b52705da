"""Creates missing .meta files and adds assets to data/resources.registry, as the engine does.

The engine would create random ids at its first start. Here they are computed
from the path, so that a file gets the same id on every machine. Existing ids
don't change.
"""

import re
import uuid

from kit.picture import DATA

KINDS = {".rgs", ".glb", ".png", ".jpg", ".wav", ".ogg", ".material", ".shader", ".ttf"}
REGISTRY = DATA / "resources.registry"


def main():
    known = dict((path, name) for name, path in re.findall(r'"([0-9a-f-]{36})": "([^"]+)"', REGISTRY.read_text()))
    fresh = 0
    for asset in sorted(p for p in DATA.rglob("*") if p.suffix in KINDS):
        path = "data/" + asset.relative_to(DATA).as_posix()
        meta = asset.with_name(asset.name + ".meta")
        if meta.exists():
            name = re.search(r'resource_id: "([^"]+)"', meta.read_text()).group(1)
        else:
            name = str(uuid.uuid5(uuid.NAMESPACE_URL, path))
            meta.write_text(f'(\n    resource_id: "{name}",\n)')
            fresh += 1
        known[path] = name
    lines = sorted((name, path) for path, name in known.items() if (DATA.parent / path).exists())
    text = "{\n" + "".join(f'    "{name}": "{path}",\n' for name, path in lines) + "}"
    if text != REGISTRY.read_text():
        REGISTRY.write_text(text)
    print(f"{fresh} new assets, {len(lines)} in total")


if __name__ == "__main__":
    main()
