import { findShownFrame, showFrame } from './frames.ts'

const followed = new WeakSet<HTMLElement>()

/**
 * Marks the thumbnail of the visible frame whenever another frame becomes visible. Hides the light
 * switch if the frame has no lit picture, for example if it shows the drawing.
 */
export function followFrames(gallery: HTMLElement) {
  if (followed.has(gallery)) return
  followed.add(gallery)
  const frames = gallery.querySelector('.gallery-frames')
  frames?.addEventListener('scroll', () => mark(gallery, frames), { passive: true })
  if (frames) mark(gallery, frames)
}

/**
 * Handles a click on a link in the gallery. A thumbnail scrolls to its frame. A picture or the 3D
 * model opens on the full screen, for which more code is loaded.
 */
export async function handlePress(link: HTMLAnchorElement, gallery: HTMLElement) {
  if (link.matches('.gallery-model')) {
    const { openModel } = await import('../model/model.ts')
    return openModel(gallery, link)
  }
  const frame = link.hash ? document.getElementById(link.hash.slice(1)) : null
  if (frame) return showFrame(frame)
  const { openZoom } = await import('../zoom/zoom.ts')
  await openZoom(gallery, link)
}

function mark(gallery: HTMLElement, frames: Element) {
  const shown = findShownFrame(frames)
  for (const [index, thumbnail] of gallery.querySelectorAll('.gallery-thumbnails a').entries()) {
    thumbnail.ariaCurrent = index === shown ? 'true' : null
  }
  const light = gallery.querySelector<HTMLElement>('.light-switch')
  if (light) light.hidden = !frames.children[shown]?.querySelector('.lit-picture-lit')
}
