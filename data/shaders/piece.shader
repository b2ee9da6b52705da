// Wood, stone or metal of a chess piece, like the engine's shader of glTF models. In addition, the color
// changes at grazing angles: `edgeColor`, whose alpha is the share. So the outline of a piece is seen
// before others of its color. `mirror` paints reflections of a room into the color, for metal.
(
    name: "Piece",
    resources: [
        (name: "diffuseTexture", kind: Texture(kind: Sampler2D, fallback: White), binding: 0),
        (name: "normalTexture", kind: Texture(kind: Sampler2D, fallback: Normal), binding: 1),
        (name: "metallicRoughnessTexture", kind: Texture(kind: Sampler2D, fallback: White), binding: 2),
        (name: "aoTexture", kind: Texture(kind: Sampler2D, fallback: White), binding: 3),
        (
            name: "properties",
            kind: PropertyGroup([
                (name: "diffuseColor", kind: Color(r: 255, g: 255, b: 255, a: 255)),
                (name: "edgeColor", kind: Color(r: 128, g: 128, b: 128, a: 0)),
                (name: "emissionStrength", kind: Vector3(value: (0.0, 0.0, 0.0))),
                (name: "metallicFactor", kind: Float(value: 1.0)),
                (name: "roughnessFactor", kind: Float(value: 1.0)),
                (name: "mirror", kind: Float(value: 0.0)),
            ]),
            binding: 0
        ),
        (name: "fyrox_instanceData", kind: PropertyGroup([]), binding: 1),
        (name: "fyrox_cameraData", kind: PropertyGroup([]), binding: 2),
    ],
    disabled_passes: ["Forward", "DirectionalShadow", "PointShadow"],
    passes: [
        (
            name: "GBuffer",
            draw_parameters: DrawParameters(
                cull_face: Some(Back),
                color_write: ColorMask(red: true, green: true, blue: true, alpha: true),
                depth_write: true,
                stencil_test: None,
                depth_test: Some(Less),
                blend: None,
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
                layout(location = 2) in vec3 vertexNormal;
                layout(location = 3) in vec4 vertexTangent;

                out vec3 position;
                out vec3 normal;
                out vec2 texCoord;
                out vec3 tangent;
                out vec3 binormal;

                void main()
                {
                    mat3 turn = mat3(fyrox_instanceData.worldMatrix);
                    normal = normalize(turn * vertexNormal);
                    tangent = normalize(turn * vertexTangent.xyz);
                    binormal = normalize(vertexTangent.w * cross(normal, tangent));
                    texCoord = vertexTexCoord;
                    position = vec3(fyrox_instanceData.worldMatrix * vec4(vertexPosition, 1.0));
                    gl_Position = fyrox_instanceData.worldViewProjection * vec4(vertexPosition, 1.0);
                }
            "#,
            fragment_shader: r#"
                layout(location = 0) out vec4 outColor;
                layout(location = 1) out vec4 outNormal;
                layout(location = 2) out vec4 outAmbient;
                layout(location = 3) out vec4 outMaterial;
                layout(location = 4) out uint outDecalMask;

                in vec3 position;
                in vec3 normal;
                in vec2 texCoord;
                in vec3 tangent;
                in vec3 binormal;

                // Light of a room with two tall windows and a bright ceiling, by a normal in the axes of
                // the view.
                float room(vec2 n)
                {
                    float left = exp(-pow((n.x + 0.42) / 0.15, 2.0));
                    float right = 0.5 * exp(-pow((n.x - 0.70) / 0.12, 2.0));
                    float ceiling = 0.8 * smoothstep(0.55, 0.9, n.y);
                    return max(max(left, right) * smoothstep(-0.9, -0.2, n.y), ceiling);
                }

                void main()
                {
                    vec3 color = (properties.diffuseColor * texture(diffuseTexture, texCoord)).rgb;
                    vec3 detail = texture(normalTexture, texCoord).xyz * 2.0 - 1.0;
                    vec3 n = normalize(mat3(tangent, binormal, normal) * detail);
                    vec3 surface = texture(metallicRoughnessTexture, texCoord).rgb;
                    float occlusion = texture(aoTexture, texCoord).r;

                    vec3 toFragment = normalize(position - fyrox_cameraData.position);
                    vec3 right = normalize(cross(toFragment, vec3(0.0, 1.0, 0.0)));
                    float light = room(vec2(dot(n, right), dot(n, cross(right, toFragment))));
                    color *= mix(1.0, 0.3 + 1.3 * light, properties.mirror);

                    float facing = max(-dot(n, toFragment), 0.0);
                    float edge = smoothstep(0.55, 0.08, facing);
                    color = mix(color, properties.edgeColor.rgb, edge * properties.edgeColor.a);
                    // Lamps ignore the occlusion of the ambient light, and grooves would not be seen.
                    color *= mix(0.88, 1.0, occlusion);
                    // Darker near the board: the head of a piece is before the foot of the next.
                    color *= mix(vec3(0.96, 0.94, 0.91), vec3(1.0), smoothstep(0.0, 0.8, position.y));

                    outColor = vec4(min(color, vec3(1.0)), 1.0);
                    outNormal = vec4(n * 0.5 + 0.5, 1.0);
                    outMaterial.x = properties.metallicFactor * surface.b;
                    outMaterial.y = properties.roughnessFactor * surface.g;
                    outMaterial.z = occlusion;
                    outMaterial.a = 1.0;
                    // The lit table below brightens the sides and what faces down.
                    vec3 glow = properties.emissionStrength * color * (1.0 - 0.8 * max(n.y, 0.0));
                    outAmbient = vec4(glow + vec3(0.5 * light * properties.mirror), 1.0);
                    outDecalMask = 0u;
                }
            "#,
        ),
        (
            name: "SpotShadow",
            draw_parameters: DrawParameters(
                cull_face: Some(Back),
                color_write: ColorMask(red: false, green: false, blue: false, alpha: false),
                depth_write: true,
                stencil_test: None,
                depth_test: Some(Less),
                blend: None,
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

                void main()
                {
                    gl_Position = fyrox_instanceData.worldViewProjection * vec4(vertexPosition, 1.0);
                }
            "#,
            fragment_shader: r#"
                void main()
                {
                }
            "#,
        ),
    ],
)
