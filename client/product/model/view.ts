import { PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createRamp } from '../dimmer/ramp.ts'
import { approached, cameraPosition, distanceFor, type Orbit, type Reach } from './orbit.ts'
import { disposeOf, type LitScene, sceneOf } from './scene.ts'

/** The camera's upright angle, in degrees: that of the product pictures' lens, nearly. */
const fov = 26
/** The sharpest screen it draws for: beyond it only the battery notices. */
const maxPixelRatio = 2

export interface ModelView {
  lit: LitScene
  renderer: WebGLRenderer
  /** Of the model, in m. */
  size: { width: number; height: number }
  orbit(): Orbit
  first(): Orbit
  reach(): Reach
  show(orbit: Orbit, isLive: boolean): void
  /** Turns its light on or off, in a short ramp. */
  switch(on: boolean): void
  /** Draws it again after something else has used its canvas. */
  refit(): void
  dispose(): void
}

/**
 * Draws a model (GLB) on `canvas`, as large as its parent. It is drawn when something has changed
 * only. Rejects without WebGL, and when the file is none.
 */
export async function createModelView(canvas: HTMLCanvasElement, file: ArrayBuffer, on: boolean): Promise<ModelView> {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'low-power' })
  if (!context) throw new Error('There is no WebGL 2.')
  const renderer = new WebGLRenderer({ canvas, context })
  const { scene: model } = await new GLTFLoader().parseAsync(file, '').catch(error => {
    renderer.dispose()
    throw error
  })
  const lit = sceneOf(model, renderer)
  const camera = new PerspectiveCamera(fov)
  const middle = lit.box.getCenter(new Vector3())
  const size = lit.box.getSize(new Vector3())
  const radius = size.length() / 2
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

  const fitting = () => distanceFor(radius, (fov * Math.PI) / 180, canvas.clientWidth / canvas.clientHeight)
  const first = (): Orbit => ({ turn: 0.45, tilt: lit.stands ? 0.14 : -0.08, distance: fitting() })
  let aim = first()
  let now = aim
  let frame = 0
  let last = 0

  const ramp = createRamp(on ? 1 : 0, level => {
    lit.light(level)
    ask()
  })
  lit.light(on ? 1 : 0)

  function ask() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  function draw(time: number) {
    frame = 0
    if (renderer.xr.isPresenting) return
    now = approached(now, aim, last ? time - last : 16)
    last = now === aim ? 0 : time
    const { x, y, z } = cameraPosition(now)
    camera.position.set(middle.x + x, middle.y + y, middle.z + z)
    camera.lookAt(middle)
    camera.near = Math.max(now.distance - radius * 1.5, now.distance / 100)
    camera.far = now.distance + radius * 3
    camera.updateProjectionMatrix()
    renderer.render(lit.scene, camera)
    if (now !== aim) ask()
  }
  function refit() {
    const { clientWidth, clientHeight } = canvas.parentElement ?? canvas
    if (!clientWidth || !clientHeight || renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    ask()
  }
  const observer = new ResizeObserver(refit)
  observer.observe(canvas.parentElement ?? canvas)

  return {
    lit,
    renderer,
    size: { width: Math.max(size.x, size.z), height: size.y },
    orbit: () => aim,
    first,
    reach: () => ({
      // What stands is not seen through the floor.
      lowest: lit.stands ? -0.12 : -1.3,
      highest: 1.4,
      nearest: radius * 0.7,
      farthest: fitting() * 1.8,
    }),
    show(orbit, isLive) {
      aim = orbit
      if (isLive || isCalm.matches) now = orbit
      ask()
    },
    switch: lights => ramp.go(lights ? 1 : 0),
    refit,
    dispose() {
      cancelAnimationFrame(frame)
      frame = -1
      observer.disconnect()
      disposeOf(lit.scene)
      renderer.dispose()
      if (!context.isContextLost()) renderer.forceContextLoss()
    },
  }
}
