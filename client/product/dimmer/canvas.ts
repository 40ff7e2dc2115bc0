import type { Layers } from './layers.ts'
import type { Mix } from './mix.ts'
import { fragmentShader, vertexShader } from './shader.ts'

export interface LightCanvas {
  canvas: HTMLCanvasElement
  draw(mix: Mix): void
}

/**
 * A canvas that mixes `layers`, at most `width` px wide; null without WebGL 2. Its context may be
 * lost: call `draw` again when it is restored.
 */
export function createLightCanvas(layers: Layers, width: number): LightCanvas | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(layers.studio.width, Math.ceil(width))
  canvas.height = Math.round((canvas.width * layers.studio.height) / layers.studio.width)
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, powerPreference: 'low-power' })
  if (!gl) return null
  let place = prepare(gl, layers)
  canvas.addEventListener('webglcontextlost', event => event.preventDefault())
  canvas.addEventListener('webglcontextrestored', () => {
    place = prepare(gl, layers)
  })
  return {
    canvas,
    draw({ studio, lamp, tone }) {
      gl.uniform3fv(place('studioGain'), studio)
      gl.uniform3fv(place('lampGain'), lamp)
      gl.uniform3fv(place('tone'), tone)
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
    },
  }
}

/** Compiles the shaders and uploads the layers. Returns a function for uniform locations. */
function prepare(gl: WebGL2RenderingContext, { data, studio, lamp }: Layers) {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
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
    throw new Error(`The light's shader does not link: ${gl.getProgramInfoLog(program)}`)
  }
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL function, not a React hook.
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  const place = (name: string) => gl.getUniformLocation(program, name)
  for (const [unit, [name, image, range]] of [
    ['studio', studio, data.studio] as const,
    ['lamp', lamp, data.lamp] as const,
  ].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image)
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.uniform1i(place(name), unit)
    gl.uniform2f(place(`${name}Range`), range.knee, range.max)
  }
  return place
}
