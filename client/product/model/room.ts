import { buildSceneViewerAddress } from './scene-viewer.ts'
import type { ModelView } from './view.ts'

interface Room {
  /** The address of the model's file. */
  address: string
  name: string
  label: string
  view: ModelView
  dialog: HTMLDialogElement
  /** The label of the button that ends the AR session. */
  close: string
  /** Called when the device could not show the model in the room. */
  failed: () => void
}

/**
 * Creates a button that shows the model in the visitor's own room (AR), using whatever the device
 * supports: WebXR, Android's Scene Viewer, or Quick Look on iPhones and iPads. Null if it supports
 * none of them.
 */
export async function createRoomButton(room: Room): Promise<HTMLElement | null> {
  const { address, name, label, view, failed } = room
  const button = (press: () => Promise<void>) => {
    const element = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
    element.className = 'button model-room'
    element.addEventListener('click', () => {
      press().catch(error => {
        console.info('The model could not be shown in the room.', error)
        failed()
      })
    })
    return element
  }
  if (await navigator.xr?.isSessionSupported('immersive-ar').catch(() => false)) {
    // Loaded before the click, because an AR session must start within a few seconds after a click.
    const { placeInRoom } = await import('./web-xr.ts')
    return button(() => placeInRoom(view, room))
  }
  const link = document.createElement('a')
  if (/Android/i.test(navigator.userAgent) && location.protocol === 'https:') {
    Object.assign(link, { className: 'button model-room', textContent: label })
    link.href = buildSceneViewerAddress(new URL(address), name, location.href)
    return link
  }
  if (!link.relList.supports('ar') || isInApp()) return null
  const { openQuickLook } = await import('./quick-look.ts')
  return button(() => openQuickLook(view, name))
}

/**
 * Whether an iOS app shows the page. Browsers inside apps claim to support Quick Look, but do not
 * open it.
 */
const isInApp = () => 'webkit' in window && !/CriOS|EdgiOS|FxiOS|GSA|DuckDuckGo/.test(navigator.userAgent)
