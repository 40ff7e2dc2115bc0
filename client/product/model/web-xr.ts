import { PerspectiveCamera, Vector3 } from 'three'
import { createIconButton } from '../zoom/parts.ts'
import type { ModelView } from './view.ts'

/**
 * Height of a hanging lamp above the point that the visitor chose, in m, as for a pendant above a
 * table.
 */
const heightAbove = 0.6

interface Room {
  dialog: HTMLDialogElement
  /** The label of the button that ends the AR session. */
  close: string
}

/**
 * Shows the model in the camera's view of the room, at true scale and turned towards the visitor.
 * It follows the point that the device is aimed at until a tap places it there; the next tap
 * releases it. Resolves when the session has ended. Rejects if the visitor denies access to the
 * camera.
 */
export async function placeInRoom({ lit, renderer, refit }: ModelView, { dialog, close }: Room): Promise<void> {
  const { xr } = navigator
  if (!xr) return
  const { root, leave } = createOverlay(dialog, close)
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
  const base = new Vector3(0, lit.stands ? -lit.box.min.y : heightAbove - lit.box.min.y, 0)
  const camera = new PerspectiveCamera()
  let isPlaced = false
  session.addEventListener('select', () => {
    isPlaced = !isPlaced
  })
  renderer.setAnimationLoop((_, frame) => {
    const space = renderer.xr.getReferenceSpace()
    const [hit] = source && frame && !isPlaced ? frame.getHitTestResults(source) : []
    const hitPosition = space && hit?.getPose(space)?.transform.position
    const eye = space && frame?.getViewerPose(space)?.transform.position
    if (hitPosition) lit.whole.position.set(hitPosition.x, hitPosition.y, hitPosition.z).add(base)
    if (hitPosition && eye) lit.whole.rotation.y = Math.atan2(eye.x - hitPosition.x, eye.z - hitPosition.z)
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
 * The controls over the camera's view: the light switch and a button that ends the session. They
 * are in their own element inside the dialog, because browsers cannot show a dialog itself over the
 * camera's view (Fullscreen API): they would end the session.
 */
function createOverlay(dialog: HTMLDialogElement, close: string) {
  const root = document.createElement('div')
  const light = dialog.querySelector('.light-switch')
  if (light) light.replaceWith(root)
  else dialog.appendChild(root)
  root.appendChild(createIconButton('close', close, () => undefined))
  if (light) root.appendChild(light)
  // A tap on a control must not place the model.
  root.addEventListener('beforexrselect', event => event.target !== root && event.preventDefault())
  const leave = () => (light ? root.replaceWith(light) : root.remove())
  return { root, leave }
}
