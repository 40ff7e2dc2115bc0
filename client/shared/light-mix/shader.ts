export const vertexShader = `#version 300 es
in vec2 corner;
uniform float widening;
out vec2 at;
void main() {
  at = vec2((corner.x - .5) * widening + .5, 1. - corner.y);
  gl_Position = vec4(corner * 2. - 1., 0., 1.);
}`

/**
 * Adds the light of `count` layers and develops it like `tools/demo/photography/develop.py`: the
 * AgX curve (Troy Sobotka; polynomial by Benjamin Wrensch), then slope, power and saturation, then
 * film grain, which prevents banding and is as fine as in the downscaled photographs. If there is a
 * sharper picture of the same view, `still`, its fine detail is added before the grain.
 */
export const fragmentShader = (count: number, hasStill: boolean) => `#version 300 es
precision highp float;
${each(count, layer => `uniform sampler2D layer${layer}; uniform vec3 gain${layer}; uniform vec2 range${layer};`)}
${hasStill ? 'uniform sampler2D still;' : ''}
uniform vec3 tone;
in vec2 at;
out vec4 color;

const mat3 inset = mat3(
  .842479062253094, .0423282422610123, .0423756549057051,
  .0784335999999992, .878468636469772, .0784336,
  .0792237451477643, .0791661274605434, .879142973793104);

vec3 light(vec3 kept, vec2 range) {
  return (exp2(kept * log2(1. + range.y / range.x)) - 1.) * range.x;
}

vec3 develop(vec3 x) {
  x = clamp((log2(max(inset * x, 1e-10)) + 12.47393) / 16.499999, 0., 1.);
  vec3 x2 = x * x, x4 = x2 * x2;
  x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232;
  x = pow(max(x, 0.), vec3(tone.y)) * tone.x;
  x = mix(vec3(dot(x, vec3(.2126, .7152, .0722))), x, tone.z);
  return clamp(inverse(inset) * x, 0., 1.);
}

float random(uvec2 p) {
  p = 1664525u * p + 1013904223u;
  p += p.yx * 1664525u;
  p ^= p >> 16u;
  p += p.yx * 1664525u;
  p ^= p >> 16u;
  return float((p.x ^ p.y) & 65535u) / 65535.;
}

void main() {
  vec3 sum = vec3(0.);
  ${each(count, layer => `sum += light(texture(layer${layer}, at).rgb, range${layer}) * gain${layer};`)}
  color.rgb = develop(sum);
  ${hasStill ? detail : ''}
  uvec2 p = uvec2(gl_FragCoord.xy);
  float grain = random(p) + random(p + 4096u) + random(p + 8192u) - 1.5;
  float grey = dot(color.rgb, vec3(1. / 3.));
  float texels = max(1., dFdx(at.x) * float(textureSize(layer0, 0).x));
  color.rgb += grain * 3.4 / texels * (.45 + 2.2 * grey * (1. - grey)) / 255.;
  color.a = 1.;
}`

/**
 * Multiplies the colour by the ratio of the sharp picture to its blurred copy. The constant 0.12
 * weakens the effect in dark areas, where the ratio is mostly noise.
 */
const detail = `
  float level = log2(float(textureSize(still, 0).x) / float(textureSize(layer0, 0).x));
  vec3 more = (texture(still, at).rgb + .12) / (textureLod(still, at, level).rgb + .12);
  color.rgb = min(color.rgb * clamp(more, .5, 2.), 1.);`

/** Writes one line for each layer, since GLSL cannot loop over an array of textures. */
const each = (count: number, line: (layer: number) => string) =>
  Array.from({ length: count }, (_, layer) => line(layer)).join('\n')
