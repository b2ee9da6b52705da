// Reflections in polished wood. "Trace" follows the mirrored line of sight of each pixel through the
// depth of the picture and writes the color that it meets, with its weight as alpha. "Blend" lays this
// over the picture. Surfaces are polished if they face up and are in one of the boxes.
(
    name: "Reflection",
    resources: [
        (
            name: "frame",
            kind: Texture(kind: Sampler2D, fallback: White),
            binding: 0
        ),
        (
            name: "depth",
            kind: Texture(kind: Sampler2D, fallback: White),
            binding: 1
        ),
        (
            name: "normals",
            kind: Texture(kind: Sampler2D, fallback: White),
            binding: 2
        ),
        (
            name: "reflected",
            kind: Texture(kind: Sampler2D, fallback: White),
            binding: 3
        ),
        (
            name: "properties",
            kind: PropertyGroup([
                (name: "worldViewProjection", kind: Matrix4()),
                (name: "toScreen", kind: Matrix4()),
                (name: "fromScreen", kind: Matrix4()),
                (name: "eye", kind: Vector3()),
                (name: "lower", kind: Vector3Array(max_len: 4, value: [])),
                (name: "upper", kind: Vector3Array(max_len: 4, value: [])),
                (name: "strength", kind: FloatArray(max_len: 4, value: [])),
            ]),
            binding: 0
        ),
    ],
    passes: [
        (
            name: "Trace",
            draw_parameters: DrawParameters(
                cull_face: None,
                color_write: ColorMask(red: true, green: true, blue: true, alpha: true),
                depth_write: false,
                stencil_test: None,
                depth_test: None,
                blend: None,
                stencil_op: StencilOp(fail: Keep, zfail: Keep, zpass: Keep, write_mask: 0xFFFF_FFFF),
                scissor_box: None
            ),
            vertex_shader: r#"
                layout (location = 0) in vec3 vertexPosition;
                layout (location = 1) in vec2 vertexTexCoord;

                out vec2 texCoord;

                void main()
                {
                    texCoord = vertexTexCoord;
                    gl_Position = properties.worldViewProjection * vec4(vertexPosition, 1.0);
                }
            "#,
            fragment_shader: r#"
                in vec2 texCoord;

                out vec4 FragColor;

                const int STEPS = 28;
                // Length of a line of sight, and depth of what it can meet, in scene units.
                const float REACH = 3.2;
                const float THICKNESS = 0.7;

                vec3 placeAt(vec2 at) {
                    return S_UnProject(vec3(at, texture(depth, at).r), properties.fromScreen);
                }

                float polish(vec3 place, vec3 normal) {
                    if (normal.y < 0.9) {
                        return 0.0;
                    }
                    for (int i = 0; i < 4; ++i) {
                        vec3 lower = properties.lower[i];
                        vec3 upper = properties.upper[i];
                        if (all(greaterThan(place, lower)) && all(lessThan(place, upper))) {
                            return properties.strength[i];
                        }
                    }
                    return 0.0;
                }

                vec3 onScreen(vec3 place) {
                    vec4 at = properties.toScreen * vec4(place, 1.0);
                    return at.xyz / at.w * 0.5 + 0.5;
                }

                void main()
                {
                    FragColor = vec4(0.0);
                    vec3 place = placeAt(texCoord);
                    vec3 normal = texture(normals, texCoord).xyz * 2.0 - 1.0;
                    if (texture(depth, texCoord).r >= 1.0 || polish(place, normal) <= 0.0) {
                        return;
                    }
                    vec3 sight = normalize(place - properties.eye);
                    vec3 way = vec3(sight.x, -sight.y, sight.z) * REACH;
                    vec3 start = onScreen(place);
                    vec3 end = onScreen(place + way);
                    float noise = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715))));
                    float before = 0.0;
                    for (int i = 0; i < STEPS; ++i) {
                        float now = (float(i) + noise + 0.25) / float(STEPS);
                        now *= now;
                        vec3 at = mix(start, end, now);
                        if (any(lessThan(at.xy, vec2(0.0))) || any(greaterThan(at.xy, vec2(1.0)))) {
                            return;
                        }
                        if (at.z > texture(depth, at.xy).r) {
                            for (int k = 0; k < 5; ++k) {
                                float middle = (before + now) * 0.5;
                                vec3 there = mix(start, end, middle);
                                if (there.z > texture(depth, there.xy).r) {
                                    now = middle;
                                } else {
                                    before = middle;
                                }
                            }
                            at = mix(start, end, now);
                            vec3 met = placeAt(at.xy);
                            vec3 ray = S_UnProject(at, properties.fromScreen);
                            if (met.y > place.y + 0.02 && distance(met, ray) < THICKNESS) {
                                vec2 margin = min(at.xy, 1.0 - at.xy) * 12.0;
                                float covered = distance(ray, place) / REACH;
                                float weight = (1.0 - covered) * clamp(min(margin.x, margin.y), 0.0, 1.0);
                                FragColor = vec4(min(texture(frame, at.xy).rgb, vec3(1.0)) * weight, weight);
                                return;
                            }
                        }
                        before = now;
                    }
                }
            "#,
        ),
        (
            name: "Blend",
            draw_parameters: DrawParameters(
                cull_face: None,
                color_write: ColorMask(red: true, green: true, blue: true, alpha: false),
                depth_write: false,
                stencil_test: None,
                depth_test: None,
                blend: Some(BlendParameters(
                    func: BlendFunc(
                        sfactor: One,
                        dfactor: OneMinusSrcAlpha,
                        alpha_sfactor: One,
                        alpha_dfactor: OneMinusSrcAlpha,
                    ),
                    equation: BlendEquation(rgb: Add, alpha: Add)
                )),
                stencil_op: StencilOp(fail: Keep, zfail: Keep, zpass: Keep, write_mask: 0xFFFF_FFFF),
                scissor_box: None
            ),
            vertex_shader: r#"
                layout (location = 0) in vec3 vertexPosition;
                layout (location = 1) in vec2 vertexTexCoord;

                out vec2 texCoord;

                void main()
                {
                    texCoord = vertexTexCoord;
                    gl_Position = properties.worldViewProjection * vec4(vertexPosition, 1.0);
                }
            "#,
            fragment_shader: r#"
                in vec2 texCoord;

                out vec4 FragColor;

                float polish(vec3 place, vec3 normal) {
                    if (normal.y < 0.9) {
                        return 0.0;
                    }
                    for (int i = 0; i < 4; ++i) {
                        vec3 lower = properties.lower[i];
                        vec3 upper = properties.upper[i];
                        if (all(greaterThan(place, lower)) && all(lessThan(place, upper))) {
                            return properties.strength[i];
                        }
                    }
                    return 0.0;
                }

                void main()
                {
                    float away = texture(depth, texCoord).r;
                    vec3 place = S_UnProject(vec3(texCoord, away), properties.fromScreen);
                    vec3 normal = texture(normals, texCoord).xyz * 2.0 - 1.0;
                    float share = away < 1.0 ? polish(place, normal) : 0.0;
                    if (share <= 0.0) {
                        discard;
                    }
                    vec2 texel = 1.0 / vec2(textureSize(reflected, 0));
                    vec4 color = vec4(0.0);
                    for (int x = -1; x <= 1; ++x) {
                        for (int y = -1; y <= 1; ++y) {
                            color += texture(reflected, texCoord + vec2(float(x), float(y)) * texel);
                        }
                    }
                    color /= 9.0;
                    // A varnish reflects the more the flatter it is looked at.
                    float steep = abs(normalize(place - properties.eye).y);
                    share *= mix(1.0, 0.25, steep);
                    FragColor = color * share;
                }
            "#,
        ),
    ],
)
