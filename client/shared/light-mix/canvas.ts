import type { Rgb } from './color.ts'
import type { Layer } from './layer.ts'
import { fragmentShader, vertexShader } from './shader.ts'

/**
 * `gains` is the brightness of each layer; `tone` contains the tone curve's slope, power and
 * saturation.
 */
export interface Mix {
  gains: Rgb[]
  tone: Rgb
}

export interface LightCanvas {
  canvas: HTMLCanvasElement
  /**
   * Draws the picture in the middle of a canvas that is `widening` times as wide. The colours of
   * its sides continue to the canvas's edges.
   */
  draw(mix: Mix, widening?: number): void
}

/**
 * Creates a canvas that mixes the light of `layers`, which all have the same size. The picture is
 * drawn at most `maxWidth` px wide. `still` is a sharper picture of the same view; its fine detail
 * is added. Returns null without WebGL 2. If the WebGL context is lost, call `draw` again when it
 * is restored.
 */
export function createLightCanvas(layers: Layer[], maxWidth: number, still?: ImageBitmap): LightCanvas | null {
  const canvas = document.createElement('canvas')
  const [first] = layers
  // The canvas has an alpha channel although the picture is opaque, because Chromium leaves holes
  // below opaque canvases when scrolling.
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, powerPreference: 'low-power' })
  if (!gl || !first) return null
  const sharpest = Math.max(first.image.width, still?.width ?? 0)
  const width = Math.min(sharpest, Math.ceil(maxWidth))
  canvas.width = width
  canvas.height = Math.round((width * first.image.height) / first.image.width)
  let place = prepare(gl, layers, still)
  canvas.addEventListener('webglcontextlost', event => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    place = prepare(gl, layers, still)
  })
  return {
    canvas,
    draw({ gains, tone }, widening = 1) {
      const wide = Math.round(width * widening)
      if (canvas.width !== wide) canvas.width = wide
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.uniform1f(place('widening'), widening)
      for (const [index, gain] of gains.entries()) gl.uniform3fv(place(`gain${index}`), gain)
      gl.uniform3fv(place('tone'), tone)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
  }
}

/**
 * Compiles the shaders and uploads the pictures. Returns a function that finds uniform locations.
 */
function prepare(gl: WebGL2RenderingContext, layers: Layer[], still?: ImageBitmap) {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader(layers.length, still !== undefined)],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) break
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The shader that mixes light does not link: ${gl.getProgramInfoLog(program)}`)
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL function, not a React hook.
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const place = (name: string) => gl.getUniformLocation(program, name)
  for (const [unit, { image, knee, max }] of layers.entries()) {
    upload(gl, unit, image)
    gl.uniform1i(place(`layer${unit}`), unit)
    gl.uniform2f(place(`range${unit}`), knee, max)
  }
  if (still) {
    upload(gl, layers.length, still)
    gl.uniform1i(place('still'), layers.length)
  }
  return place
}

function upload(gl: WebGL2RenderingContext, unit: number, image: ImageBitmap) {
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  gl.generateMipmap(gl.TEXTURE_2D)
}
