//! What only the system's Java side can do. Each call is made on the spot; what fails is logged and
//! taken for nothing.

use fyrox::{core::log::Log, platform::android::activity::AndroidApp};
use jni::{
    Env, JValue, JavaVM,
    errors::Result,
    jni_sig, jni_str,
    objects::{JObject, JString},
    refs::Global,
    sys::jobject,
};
use parlour::platform::Margins;

/// Puts a text into the clipboard; whether that was done.
pub fn copy(app: &AndroidApp, text: &str) -> bool {
    with_activity(app, "the clipboard cannot be written", |env, activity| {
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

/// The text in the clipboard, empty if there is none; `None` if the clipboard cannot be reached.
pub fn pasted(app: &AndroidApp) -> Option<String> {
    with_activity(app, "the clipboard cannot be read", |env, activity| {
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

/// Shows the system's choice of programs that take a text, and hands it to the chosen one; whether the
/// choice could be shown.
pub fn share(app: &AndroidApp, subject: &str, text: &str) -> bool {
    with_activity(app, "nothing can be shared", |env, activity| {
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

/// The language that the system is set to, as a BCP 47 name. The activity's own configuration tells only
/// languages of two letters, and ends the program at others.
pub fn language() -> Option<String> {
    with_java("the language is not known", |env| {
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

/// Whether the activity has ended.
pub fn is_destroyed(app: &AndroidApp) -> bool {
    with_activity(app, "the activity does not answer", |env, activity| {
        env.call_method(activity, jni_str!("isDestroyed"), jni_sig!("()Z"), &[])?
            .z()
    })
    .unwrap_or(false)
}

/// What of the screen is cut out, from API level 28 on.
pub fn cutout(app: &AndroidApp) -> Margins {
    if AndroidApp::sdk_version() < 28 {
        return Margins::default();
    }
    with_activity(app, "the screen's shape is not known", |env, activity| {
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
    })
    .unwrap_or_default()
}

/// Hides the bars of the system until somebody swipes from an edge. Views belong to the system's own
/// thread.
pub fn hide_bars(app: &AndroidApp) {
    /// `View.SYSTEM_UI_FLAG_…`: layout stable, without navigation, full screen; both bars hidden; sticky.
    const FLAGS: i32 = 0x100 | 0x200 | 0x400 | 0x2 | 0x4 | 0x1000;
    let there = app.clone();
    app.run_on_java_main_thread(Box::new(move || {
        with_activity(&there, "the bars cannot be hidden", |env, activity| {
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

/// The window's outermost view.
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

/// The service that keeps what was copied.
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

/// What a method without arguments returns.
fn object<'a>(
    env: &mut Env<'a>,
    of: &JObject,
    name: &jni::strings::JNIStr,
    signature: jni::signature::MethodSignature,
) -> Result<JObject<'a>> {
    env.call_method(of, name, signature, &[])?.l()
}

/// Lets `ask` talk with the activity. What goes wrong is logged as `trouble`.
fn with_activity<T>(
    app: &AndroidApp,
    trouble: &str,
    ask: impl FnOnce(&mut Env, &JObject) -> Result<T>,
) -> Option<T> {
    with_java(trouble, |env| {
        let raw = app.activity_as_ptr() as jobject;
        // The glue keeps this reference as long as there is an `AndroidApp`; it is neither kept
        // nor deleted here.
        let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&raw)? };
        ask(env, &activity)
    })
}

/// Lets `ask` talk with the Java side. What goes wrong is logged as `trouble`.
fn with_java<T>(trouble: &str, ask: impl FnOnce(&mut Env) -> Result<T>) -> Option<T> {
    let answer = JavaVM::singleton().and_then(|vm| {
        vm.attach_current_thread(|env| {
            let answer = ask(env);
            // An exception that nobody takes would meet whoever calls next.
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
