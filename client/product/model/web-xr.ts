import { PerspectiveCamera, Vector3 } from 'three'
import { iconButton } from '../zoom/parts.ts'
import type { ModelView } from './view.ts'

/** How high what hangs is above what was pointed at, in m: as a pendant above a table. */
const above = 0.6

interface Room {
  dialog: HTMLDialogElement
  /** The name of the button that leaves the room. */
  close: string
}

/**
 * Shows the model in the room that the device's camera sees, at true scale and turned to the
 * visitor: it follows where the device points until a tap puts it there, and from the next tap on
 * again. Resolves when the session has ended. Rejects where the visitor does not allow it.
 */
export async function placeInRoom({ lit, renderer, refit }: ModelView, { dialog, close }: Room): Promise<void> {
  const { xr } = navigator
  if (!xr) return
  const { root, leave } = overlayIn(dialog, close)
  const session = await xr
    .requestSession('immersive-ar', {
      requiredFeatures: ['hit-test'],
      optionalFeatures: ['dom-overlay'],
      domOverlay: { root },
    })
    .catch(error => {
      leave()
      throw error
    })
  const end = () => void session.end()
  const ended = new Promise(resolve => session.addEventListener('end', resolve, { once: true }))
  root.querySelector('.zoom-close')?.addEventListener('click', end)
  dialog.addEventListener('close', end)
  renderer.xr.enabled = true
  renderer.xr.setReferenceSpaceType('local')
  await renderer.xr.setSession(session)
  const source = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') })
  const base = new Vector3(0, lit.stands ? -lit.box.min.y : above - lit.box.min.y, 0)
  const camera = new PerspectiveCamera()
  let isPlaced = false
  session.addEventListener('select', () => {
    isPlaced = !isPlaced
  })
  renderer.setAnimationLoop((_, frame) => {
    const space = renderer.xr.getReferenceSpace()
    const [hit] = source && frame && !isPlaced ? frame.getHitTestResults(source) : []
    const place = space && hit?.getPose(space)?.transform.position
    const eye = space && frame?.getViewerPose(space)?.transform.position
    if (place) lit.whole.position.set(place.x, place.y, place.z).add(base)
    if (place && eye) lit.whole.rotation.y = Math.atan2(eye.x - place.x, eye.z - place.z)
    renderer.render(lit.scene, camera)
  })
  await ended
  dialog.removeEventListener('close', end)
  leave()
  renderer.setAnimationLoop(null)
  renderer.xr.enabled = false
  lit.whole.position.set(0, 0, 0)
  lit.whole.rotation.y = 0
  refit()
}

/**
 * What is seen over the room: the light's switch and a button that leaves it. An element of its own
 * in the dialog, since browsers refuse to show a dialog over the camera's picture (Fullscreen API),
 * and with it the session.
 */
function overlayIn(dialog: HTMLDialogElement, close: string) {
  const root = document.createElement('div')
  const light = dialog.querySelector('.light-switch')
  if (light) light.replaceWith(root)
  else dialog.appendChild(root)
  root.appendChild(iconButton('close', close, () => undefined))
  if (light) root.appendChild(light)
  // A press of these is not one that puts the model somewhere.
  root.addEventListener('beforexrselect', event => event.target !== root && event.preventDefault())
  const leave = () => (light ? root.replaceWith(light) : root.remove())
  return { root, leave }
}
