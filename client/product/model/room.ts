import { sceneViewerAddress } from './scene-viewer.ts'
import type { ModelView } from './view.ts'

interface Room {
  /** Of the model's file. */
  address: string
  name: string
  label: string
  view: ModelView
  dialog: HTMLDialogElement
  /** The name of the button that leaves the room. */
  close: string
  /** Says that the device did not show the room. */
  failed: () => void
}

/**
 * A button that puts the model into the visitor's own room, by what the device has: WebXR,
 * Android's Scene Viewer, or Quick Look of iPhones and iPads. Null where it has none of them.
 */
export async function roomButton(room: Room): Promise<HTMLElement | null> {
  const { address, name, label, view, failed } = room
  const button = (press: () => Promise<void>) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    made.className = 'button model-room'
    made.addEventListener('click', () => {
      press().catch(error => {
        console.info('The room is not shown.', error)
        failed()
      })
    })
    return made
  }
  if (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) {
    // Before the press, which permits a session for a few seconds only.
    const { placeInRoom } = await import('./web-xr.ts')
    return button(() => placeInRoom(view, room))
  }
  const link = document.createElement('a')
  if (/Android/i.test(navigator.userAgent) && location.protocol === 'https:') {
    Object.assign(link, { className: 'button model-room', textContent: label })
    link.href = sceneViewerAddress(new URL(address), name, location.href)
    return link
  }
  if (!link.relList.supports('ar') || isInApp()) return null
  const { openQuickLook } = await import('./quick-look.ts')
  return button(() => openQuickLook(view, name))
}

/** Whether an app shows the page: it says that it knows Quick Look, and only browsers open it. */
const isInApp = () => 'webkit' in window && !/CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo/.test(navigator.userAgent)
