//! Gives the program for Windows its icon and version.

use std::{env, io};

const ICON: &str = "../packaging/windows/parlour.ico";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={ICON}");
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        winresource::WindowsResource::new()
            .set_icon(ICON)
            .set("ProductName", "Parlour")
            .set("FileDescription", "Parlour")
            .set("OriginalFilename", "parlour.exe")
            .compile()?;
    }
    Ok(())
}
