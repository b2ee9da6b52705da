// Particles of a system: pictures that face the camera, tinted, and nothing written to depth. With a
// `glow` of 1 they add light to what lies behind them, with 0 they cover it. The frame's alpha has only
// four steps, and its window shows them, so it stays as it is.
(
    name: "Particle",
    resources: [
        (
            name: "diffuseTexture",
            kind: Texture(kind: Sampler2D, fallback: White),
            binding: 0
        ),
        (
            name: "properties",
            kind: PropertyGroup([
                (name: "glow", kind: Float(value: 0.0)),
            ]),
            binding: 0
        ),
        (
            name: "fyrox_instanceData",
            kind: PropertyGroup([]),
            binding: 1
        ),
        (
            name: "fyrox_cameraData",
            kind: PropertyGroup([]),
            binding: 2
        ),
    ],
    disabled_passes: ["GBuffer", "DirectionalShadow", "PointShadow", "SpotShadow"],
    passes: [
        (
            name: "Forward",
            draw_parameters: DrawParameters(
                cull_face: None,
                color_write: ColorMask(red: true, green: true, blue: true, alpha: false),
                depth_write: false,
                stencil_test: None,
                depth_test: Some(LessOrEqual),
                blend: Some(BlendParameters(
                    func: BlendFunc(
                        sfactor: One,
                        dfactor: OneMinusSrcAlpha,
                        alpha_sfactor: One,
                        alpha_dfactor: OneMinusSrcAlpha,
                    ),
                    equation: BlendEquation(rgb: Add, alpha: Add)
                )),
                stencil_op: StencilOp(
                    fail: Keep,
                    zfail: Keep,
                    zpass: Keep,
                    write_mask: 0xFFFF_FFFF,
                ),
                scissor_box: None
            ),
            vertex_shader: r#"
                layout(location = 0) in vec3 vertexPosition;
                layout(location = 1) in vec2 vertexTexCoord;
                layout(location = 2) in float particleSize;
                layout(location = 3) in float particleRotation;
                layout(location = 4) in vec4 vertexColor;

                out vec2 texCoord;
                out vec4 color;

                void main()
                {
                    color = vec4(S_SRGBToLinear(vertexColor).rgb, vertexColor.a);
                    texCoord = vertexTexCoord;
                    vec2 corner = S_RotateVec2(vertexTexCoord * 2.0 - 1.0, particleRotation) * particleSize;
                    vec3 offset = corner.x * fyrox_cameraData.sideVector + corner.y * fyrox_cameraData.upVector;
                    gl_Position = fyrox_cameraData.viewProjectionMatrix * vec4(vertexPosition + offset, 1.0);
                }
            "#,
            fragment_shader: r#"
                in vec2 texCoord;
                in vec4 color;

                out vec4 FragColor;

                void main()
                {
                    vec4 picture = texture(diffuseTexture, texCoord);
                    float cover = picture.a * color.a;
                    vec3 light = S_SRGBToLinear(picture).rgb * color.rgb;
                    FragColor = vec4(light * cover, cover * (1.0 - properties.glow));
                }
            "#,
        ),
    ],
)
