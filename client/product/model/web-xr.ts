import { PerspectiveCamera, Vector3 } from 'three'
import type { ModelView } from './view.ts'

/** How high what hangs is above what was pointed at, in m: as a pendant above a table. */
const above = 0.6

/**
 * Shows the model in the room that the device's camera sees, at true scale: it follows where the
 * device points until a tap puts it there, and from the next tap on again. Resolves when the
 * session has ended. Rejects where the visitor does not allow it.
 */
export async function placeInRoom({ lit, renderer, refit }: ModelView, dialog: HTMLDialogElement): Promise<void> {
  const { xr } = navigator
  if (!xr) return
  const session = await xr.requestSession('immersive-ar', {
    requiredFeatures: ['hit-test'],
    optionalFeatures: ['dom-overlay'],
    domOverlay: { root: dialog },
  })
  const before = lit.model.position.clone()
  const base = new Vector3(0, lit.stands ? -lit.box.min.y : above - lit.box.min.y, 0)
  renderer.xr.enabled = true
  renderer.xr.setReferenceSpaceType('local')
  await renderer.xr.setSession(session)
  const source = await session.requestHitTestSource?.({ space: await session.requestReferenceSpace('viewer') })
  const camera = new PerspectiveCamera()
  let isPlaced = false
  session.addEventListener('select', () => {
    isPlaced = !isPlaced
  })
  renderer.setAnimationLoop((_, frame) => {
    const space = renderer.xr.getReferenceSpace()
    const [hit] = source && frame && !isPlaced ? frame.getHitTestResults(source) : []
    const place = space && hit?.getPose(space)?.transform.position
    if (place) lit.model.position.set(place.x, place.y, place.z).add(base)
    renderer.render(lit.scene, camera)
  })
  const close = () => session.end()
  dialog.addEventListener('close', close)
  await new Promise<void>(resolve => {
    session.addEventListener('end', () => resolve(), { once: true })
  })
  dialog.removeEventListener('close', close)
  renderer.setAnimationLoop(null)
  renderer.xr.enabled = false
  lit.model.position.copy(before)
  refit()
}
