//! Calls of the system's Java interface. Each call is synchronous; a failure is logged, and the
//! result is that of a missing feature.

use fyrox::{core::log::Log, platform::android::activity::AndroidApp};
use jni::{
    Env, JValue, JavaVM,
    errors::Result,
    jni_sig, jni_str,
    objects::{JObject, JString},
    refs::Global,
    sys::jobject,
};
use parlour_shell::platform::Margins;

/// Copies a text to the clipboard. Returns whether that succeeded.
pub fn copy(app: &AndroidApp, text: &str) -> bool {
    with_activity(app, "couldn't write the clipboard", |env, activity| {
        let clipboard = clipboard(env, activity)?;
        let label = env.new_string("Parlour")?;
        let text = env.new_string(text)?;
        let clip = env
            .call_static_method(
                jni_str!("android/content/ClipData"),
                jni_str!("newPlainText"),
                jni_sig!(
                    "(Ljava/lang/CharSequence;Ljava/lang/CharSequence;)Landroid/content/ClipData;"
                ),
                &[JValue::Object(&label), JValue::Object(&text)],
            )?
            .l()?;
        env.call_method(
            &clipboard,
            jni_str!("setPrimaryClip"),
            jni_sig!("(Landroid/content/ClipData;)V"),
            &[JValue::Object(&clip)],
        )?;
        Ok(())
    })
    .is_some()
}

/// Returns the text in the clipboard, empty if there is none; `None` if the clipboard isn't
/// available.
pub fn pasted(app: &AndroidApp) -> Option<String> {
    with_activity(app, "couldn't read the clipboard", |env, activity| {
        let clipboard = clipboard(env, activity)?;
        let clip = object(
            env,
            &clipboard,
            jni_str!("getPrimaryClip"),
            jni_sig!("()Landroid/content/ClipData;"),
        )?;
        if clip.is_null() {
            return Ok(String::new());
        }
        let item = env
            .call_method(
                &clip,
                jni_str!("getItemAt"),
                jni_sig!("(I)Landroid/content/ClipData$Item;"),
                &[JValue::Int(0)],
            )?
            .l()?;
        let text = env
            .call_method(
                &item,
                jni_str!("coerceToText"),
                jni_sig!("(Landroid/content/Context;)Ljava/lang/CharSequence;"),
                &[JValue::Object(activity)],
            )?
            .l()?;
        if text.is_null() {
            return Ok(String::new());
        }
        let text = object(
            env,
            &text,
            jni_str!("toString"),
            jni_sig!("()Ljava/lang/String;"),
        )?;
        env.cast_local::<JString>(text)?.try_to_string(env)
    })
}

/// Opens the system's chooser for programs that accept a text. Returns whether it could be opened.
pub fn share(app: &AndroidApp, subject: &str, text: &str) -> bool {
    with_activity(app, "couldn't share the text", |env, activity| {
        let action = env.new_string("android.intent.action.SEND")?;
        let intent = env.new_object(
            jni_str!("android/content/Intent"),
            jni_sig!("(Ljava/lang/String;)V"),
            &[JValue::Object(&action)],
        )?;
        let kind = env.new_string("text/plain")?;
        env.call_method(
            &intent,
            jni_str!("setType"),
            jni_sig!("(Ljava/lang/String;)Landroid/content/Intent;"),
            &[JValue::Object(&kind)],
        )?;
        for (name, value) in [
            ("android.intent.extra.SUBJECT", subject),
            ("android.intent.extra.TEXT", text),
        ] {
            let (name, value) = (env.new_string(name)?, env.new_string(value)?);
            env.call_method(
                &intent,
                jni_str!("putExtra"),
                jni_sig!("(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;"),
                &[JValue::Object(&name), JValue::Object(&value)],
            )?;
        }
        let title = env.new_string(subject)?;
        let chooser = env
            .call_static_method(
                jni_str!("android/content/Intent"),
                jni_str!("createChooser"),
                jni_sig!(
                    "(Landroid/content/Intent;Ljava/lang/CharSequence;)Landroid/content/Intent;"
                ),
                &[JValue::Object(&intent), JValue::Object(&title)],
            )?
            .l()?;
        env.call_method(
            activity,
            jni_str!("startActivity"),
            jni_sig!("(Landroid/content/Intent;)V"),
            &[JValue::Object(&chooser)],
        )?;
        Ok(())
    })
    .is_some()
}

/// Returns the language of the system as a BCP 47 tag. The native activity's configuration has only
/// two-letter languages, and reading it aborts the program for others.
pub fn language() -> Option<String> {
    with_java("couldn't find out the language", |env| {
        let locale = env
            .call_static_method(
                jni_str!("java/util/Locale"),
                jni_str!("getDefault"),
                jni_sig!("()Ljava/util/Locale;"),
                &[],
            )?
            .l()?;
        let tag = object(
            env,
            &locale,
            jni_str!("toLanguageTag"),
            jni_sig!("()Ljava/lang/String;"),
        )?;
        env.cast_local::<JString>(tag)?.try_to_string(env)
    })
}

/// Returns whether the activity has been destroyed.
pub fn is_destroyed(app: &AndroidApp) -> bool {
    with_activity(app, "couldn't reach the activity", |env, activity| {
        env.call_method(activity, jni_str!("isDestroyed"), jni_sig!("()Z"), &[])?
            .z()
    })
    .unwrap_or(false)
}

/// Returns the insets of the display cutout, from API level 28 on.
pub fn cutout(app: &AndroidApp) -> Margins {
    if AndroidApp::sdk_version() < 28 {
        return Margins::default();
    }
    with_activity(
        app,
        "couldn't find out the shape of the screen",
        |env, activity| {
            let decor = decor(env, activity)?;
            let insets = object(
                env,
                &decor,
                jni_str!("getRootWindowInsets"),
                jni_sig!("()Landroid/view/WindowInsets;"),
            )?;
            if insets.is_null() {
                return Ok(Margins::default());
            }
            let cutout = object(
                env,
                &insets,
                jni_str!("getDisplayCutout"),
                jni_sig!("()Landroid/view/DisplayCutout;"),
            )?;
            if cutout.is_null() {
                return Ok(Margins::default());
            }
            let mut side = |name| -> Result<u16> {
                let pixels = env.call_method(&cutout, name, jni_sig!("()I"), &[])?.i()?;
                Ok(u16::try_from(pixels).unwrap_or(0))
            };
            Ok(Margins {
                left: side(jni_str!("getSafeInsetLeft"))?,
                top: side(jni_str!("getSafeInsetTop"))?,
                right: side(jni_str!("getSafeInsetRight"))?,
                bottom: side(jni_str!("getSafeInsetBottom"))?,
            })
        },
    )
    .unwrap_or_default()
}

/// Hides the system bars until the player swipes from an edge (immersive sticky mode). Runs on the
/// UI thread, which owns the views.
pub fn hide_bars(app: &AndroidApp) {
    /// `View.SYSTEM_UI_FLAG_…`: LAYOUT_STABLE, LAYOUT_HIDE_NAVIGATION, LAYOUT_FULLSCREEN,
    /// HIDE_NAVIGATION, FULLSCREEN and IMMERSIVE_STICKY.
    const FLAGS: i32 = 0x100 | 0x200 | 0x400 | 0x2 | 0x4 | 0x1000;
    let there = app.clone();
    app.run_on_java_main_thread(Box::new(move || {
        with_activity(&there, "couldn't hide the bars", |env, activity| {
            let decor = decor(env, activity)?;
            env.call_method(
                &decor,
                jni_str!("setSystemUiVisibility"),
                jni_sig!("(I)V"),
                &[JValue::Int(FLAGS)],
            )?;
            Ok(())
        });
    }));
}

/// Returns the decor view of the window.
fn decor<'a>(env: &mut Env<'a>, activity: &JObject) -> Result<JObject<'a>> {
    let window = object(
        env,
        activity,
        jni_str!("getWindow"),
        jni_sig!("()Landroid/view/Window;"),
    )?;
    object(
        env,
        &window,
        jni_str!("getDecorView"),
        jni_sig!("()Landroid/view/View;"),
    )
}

/// Returns the clipboard service.
fn clipboard<'a>(env: &mut Env<'a>, activity: &JObject) -> Result<JObject<'a>> {
    let name = env.new_string("clipboard")?;
    env.call_method(
        activity,
        jni_str!("getSystemService"),
        jni_sig!("(Ljava/lang/String;)Ljava/lang/Object;"),
        &[JValue::Object(&name)],
    )?
    .l()
}

/// Calls a method without arguments that returns an object.
fn object<'a>(
    env: &mut Env<'a>,
    of: &JObject,
    name: &jni::strings::JNIStr,
    signature: jni::signature::MethodSignature,
) -> Result<JObject<'a>> {
    env.call_method(of, name, signature, &[])?.l()
}

/// Runs a function with the activity. A failure is logged with the text `trouble`.
fn with_activity<T>(
    app: &AndroidApp,
    trouble: &str,
    ask: impl FnOnce(&mut Env, &JObject) -> Result<T>,
) -> Option<T> {
    with_java(trouble, |env| {
        let raw = app.activity_as_ptr() as jobject;
        // SAFETY: the glue owns this global reference and keeps it as long as there is an
        // `AndroidApp`; it's neither stored nor deleted here.
        #[allow(unsafe_code)]
        let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&raw)? };
        ask(env, &activity)
    })
}

/// Runs a function with the Java environment. A failure is logged with the text `trouble`.
fn with_java<T>(trouble: &str, ask: impl FnOnce(&mut Env) -> Result<T>) -> Option<T> {
    let answer = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let answer = ask(env);
            // A pending exception would make the next Java call fail.
            if env.exception_check() {
                env.exception_clear();
            }
            answer
        })
    });
    answer
        .inspect_err(|error| Log::warn(format!("{trouble}: {error}")))
        .ok()
}
