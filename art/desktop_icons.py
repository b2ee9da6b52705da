"""Icons of the packages for Linux and Windows in the usual sizes, from the app icon (app_icon.png) that wordmark.py draws."""

from PIL import Image

from kit.picture import DATA

SIZES = (16, 24, 32, 48, 64, 128, 256)
ICONS = DATA.parent / "packaging/linux/icons"
WINDOWS = DATA.parent / "packaging/windows/parlour.ico"


if __name__ == "__main__":
    icon = Image.open(DATA / "textures/ui/app_icon.png").convert("RGBA")
    ICONS.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        icon.resize((size, size), Image.LANCZOS).save(ICONS / f"{size}.png", optimize=True)
    WINDOWS.parent.mkdir(parents=True, exist_ok=True)
    icon.save(WINDOWS, sizes=[(size, size) for size in SIZES])
