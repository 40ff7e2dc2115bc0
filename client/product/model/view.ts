import { PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createRamp } from '../dimmer/ramp.ts'
import { computeCameraPosition, computeFittingDistance, type Orbit, type Reach, stepTowards } from './orbit.ts'
import { createLitScene, disposeScene, type LitScene } from './scene.ts'

/** The camera's vertical angle of view in degrees, similar to that of the product pictures. */
const fov = 26
/** Maximum pixel ratio of the drawing; a higher one would only use battery. */
const maxPixelRatio = 2

export interface ModelView {
  lit: LitScene
  renderer: WebGLRenderer
  /** The size of the model, in m. */
  size: { width: number; height: number }
  orbit(): Orbit
  first(): Orbit
  reach(): Reach
  show(orbit: Orbit, isLive: boolean): void
  /** Turns the lamp on or off, with a short ramp. */
  switch(on: boolean): void
  /** Fits the drawing to the canvas's parent again, e.g. after an AR session. */
  refit(): void
  dispose(): void
}

/**
 * Draws a model (a GLB file) on `canvas`, as large as the canvas's parent. Draws only when
 * something has changed. `on` is whether the lamp is on. Rejects without WebGL 2, or if the file is
 * not a model.
 */
export async function createModelView(canvas: HTMLCanvasElement, file: ArrayBuffer, on: boolean): Promise<ModelView> {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'low-power' })
  if (!context) throw new Error('The browser has no WebGL 2.')
  const renderer = new WebGLRenderer({ canvas, context })
  const { scene: model } = await new GLTFLoader().parseAsync(file, '').catch(error => {
    renderer.dispose()
    throw error
  })
  const lit = createLitScene(model, renderer)
  const camera = new PerspectiveCamera(fov)
  const middle = lit.box.getCenter(new Vector3())
  const size = lit.box.getSize(new Vector3())
  const radius = size.length() / 2
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')

  const fittingDistance = () =>
    computeFittingDistance(radius, (fov * Math.PI) / 180, canvas.clientWidth / canvas.clientHeight)
  const first = (): Orbit => ({ turn: 0.45, tilt: lit.stands ? 0.14 : -0.08, distance: fittingDistance() })
  let targetOrbit = first()
  let currentOrbit = targetOrbit
  let frame = 0
  let last = 0

  const ramp = createRamp(on ? 1 : 0, level => {
    lit.light(level)
    requestFrame()
  })
  lit.light(on ? 1 : 0)

  function requestFrame() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  function draw(time: number) {
    frame = 0
    if (renderer.xr.isPresenting) return
    currentOrbit = stepTowards(currentOrbit, targetOrbit, last ? time - last : 16)
    last = currentOrbit === targetOrbit ? 0 : time
    const { x, y, z } = computeCameraPosition(currentOrbit)
    camera.position.set(middle.x + x, middle.y + y, middle.z + z)
    camera.lookAt(middle)
    camera.near = Math.max(currentOrbit.distance - radius * 1.5, currentOrbit.distance / 100)
    camera.far = currentOrbit.distance + radius * 3
    camera.updateProjectionMatrix()
    renderer.render(lit.scene, camera)
    if (currentOrbit !== targetOrbit) requestFrame()
  }
  function refit() {
    const { clientWidth, clientHeight } = canvas.parentElement ?? canvas
    if (!clientWidth || !clientHeight || renderer.xr.isPresenting) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    requestFrame()
  }
  const observer = new ResizeObserver(refit)
  observer.observe(canvas.parentElement ?? canvas)

  return {
    lit,
    renderer,
    size: { width: Math.max(size.x, size.z), height: size.y },
    orbit: () => targetOrbit,
    first,
    reach: () => ({
      // A standing model is not shown from below the floor.
      lowest: lit.stands ? -0.12 : -1.3,
      highest: 1.4,
      nearest: radius * 0.7,
      farthest: fittingDistance() * 1.8,
    }),
    show(orbit, isLive) {
      targetOrbit = orbit
      if (isLive || isCalm.matches) currentOrbit = orbit
      requestFrame()
    },
    switch: lights => ramp.go(lights ? 1 : 0),
    refit,
    dispose() {
      cancelAnimationFrame(frame)
      frame = -1
      observer.disconnect()
      disposeScene(lit.scene)
      renderer.dispose()
      if (!context.isContextLost()) renderer.forceContextLoss()
    },
  }
}
