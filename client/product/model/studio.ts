import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  ShaderMaterial,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'

const size = 64
const levels = 5

/** The inverse of `roughnessToMip` in three.js; the last level is for matt surfaces. */
const toRoughness = (level: number) => 1 - Math.sqrt(1 - level / (levels - 1))

/**
 * Creates an environment map of a photographer's studio, with one level for each roughness.
 * three.js would filter a picture of a room with thousands of samples. This light consists of
 * spherical Gaussians, which need only be widened (Wang et al. 2009, "All-Frequency Rendering of
 * Dynamic, Spatially-Varying Reflectance"), so it is also fast on slow devices.
 */
export function createStudioLight(renderer: WebGLRenderer): Texture {
  const target = new WebGLCubeRenderTarget(size, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    depthBuffer: false,
  })
  const { texture } = target
  texture.isPMREMTexture = true
  const material = new ShaderMaterial({
    uniforms: { roughness: { value: 0 } },
    vertexShader,
    fragmentShader,
    side: BackSide,
    depthTest: false,
  })
  const box = new Mesh(new BoxGeometry(5, 5, 5), material)
  const camera = new CubeCamera(1, 10, target)
  const sides = Array.from({ length: levels }, (_, level) => size >> level)
  // The levels are drawn below, so there is no data to upload.
  texture.mipmaps = sides.map(side => ({ width: side, height: side, data: new Uint8Array() }))
  for (const [level, side] of sides.entries()) {
    material.uniforms = { roughness: { value: toRoughness(level) } }
    camera.activeMipmapLevel = level
    target.viewport.set(0, 0, side, side)
    camera.update(renderer, box)
  }
  box.geometry.dispose()
  material.dispose()
  texture.addEventListener('dispose', () => target.dispose())
  return texture
}

const vertexShader = `
varying vec3 direction;
void main() {
  direction = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}`

/**
 * Key light from the upper left, fill light from the right and a strip behind, as in the product
 * pictures. The sharpness k of a lobe becomes 1 / (1/k + 2α²), where α is the roughness squared.
 */
const fragmentShader = `
uniform float roughness;
varying vec3 direction;
vec3 lobe(vec3 d, vec3 towards, float k, vec3 light) {
  float alpha = roughness * roughness;
  float wide = 1. / (1. / k + min(2. * alpha * alpha, .47));
  return light * wide / k * exp(wide * (dot(d, normalize(towards)) - 1.));
}
void main() {
  vec3 d = normalize(direction);
  float soft = .25 + .9 * roughness;
  vec3 room = mix(vec3(.34, .325, .305), vec3(.62, .615, .6), smoothstep(-soft, soft, d.y));
  room += lobe(d, vec3(-.75, .65, .7), 26., vec3(9., 8.8, 8.4));
  room += lobe(d, vec3(-.2, 1., .15), 14., vec3(3.2, 3.2, 3.1));
  room += lobe(d, vec3(1., .25, .55), 9., vec3(1.5, 1.55, 1.6));
  room += lobe(d, vec3(.8, .35, -.75), 40., vec3(6., 6., 6.));
  room += lobe(d, vec3(-.9, .1, -.6), 30., vec3(2.5, 2.5, 2.6));
  gl_FragColor = vec4(room, 1.);
}`
