// A gleam that runs over a card of gold: a slanting band of light, added to what lies below, and
// nothing written to depth. At phase 0 it has not come yet, at 1 it has gone.
(
    name: "Gleam",
    resources: [
        (
            name: "properties",
            kind: PropertyGroup([
                (name: "diffuseColor", kind: Color(r: 255, g: 255, b: 255, a: 255)),
                (name: "emissionStrength", kind: Vector3(value: (1.0, 1.0, 1.0))),
                (name: "phase", kind: Float(value: 0.0)),
            ]),
            binding: 0
        ),
        (
            name: "fyrox_instanceData",
            kind: PropertyGroup([]),
            binding: 1
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
                        sfactor: SrcAlpha,
                        dfactor: One,
                        alpha_sfactor: SrcAlpha,
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

                out vec2 texCoord;

                void main()
                {
                    texCoord = vertexTexCoord;
                    gl_Position = fyrox_instanceData.worldViewProjection * vec4(vertexPosition, 1.0);
                }
            "#,
            fragment_shader: r#"
                in vec2 texCoord;

                out vec4 FragColor;

                void main()
                {
                    float along = texCoord.x * 0.42 + texCoord.y * 0.58;
                    float from = (along - mix(-0.35, 1.35, properties.phase)) / 0.16;
                    float band = exp(-from * from) + 0.2 * exp(-from * from * 0.2);
                    // A card's corners are round: 3.5 of 63 by 88.
                    vec2 size = vec2(63.0, 88.0);
                    vec2 corner = abs(texCoord - 0.5) * size - size * 0.5 + 3.5;
                    float inside = 1.0 - smoothstep(2.5, 3.5, length(max(corner, 0.0)));
                    vec3 color = S_SRGBToLinear(properties.diffuseColor).rgb;
                    FragColor = vec4(color * properties.emissionStrength, band * inside * properties.diffuseColor.a);
                }
            "#,
        ),
    ],
)
