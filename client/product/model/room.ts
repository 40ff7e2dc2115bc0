import { sceneViewerAddress } from './scene-viewer.ts'
import type { ModelView } from './view.ts'

interface Room {
  /** Of the model's file. */
  address: string
  name: string
  label: string
  view: ModelView
  dialog: HTMLDialogElement
}

/**
 * A button that puts the model into the visitor's own room, by what the device has: WebXR,
 * Android's Scene Viewer, or Quick Look of iPhones and iPads. Null where it has none of them.
 */
export async function roomButton({ address, name, label, view, dialog }: Room): Promise<HTMLElement | null> {
  const button = (press: () => Promise<void>) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    made.className = 'button model-room'
    made.addEventListener('click', () => {
      press().catch(error => console.warn('The room is not shown.', error))
    })
    return made
  }
  if (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) {
    return button(async () => (await import('./web-xr.ts')).placeInRoom(view, dialog))
  }
  const link = document.createElement('a')
  if (/Android/i.test(navigator.userAgent) && location.protocol === 'https:') {
    Object.assign(link, { className: 'button model-room', textContent: label })
    link.href = sceneViewerAddress(new URL(address), name, location.href)
    return link
  }
  if (!link.relList.supports('ar')) return null
  return button(async () => {
    const { openQuickLook } = await import('./quick-look.ts')
    await openQuickLook(view, name)
  })
}
