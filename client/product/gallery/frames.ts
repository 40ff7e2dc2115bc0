/** Scrolls the gallery to a frame, without scrolling the page. */
export function showFrame(frame: Element) {
  const frames = frame.parentElement
  if (!frames) return
  const offset = frame.getBoundingClientRect().left - findStart(frames)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  frames.scrollBy({ left: offset, behavior: isCalm ? 'instant' : 'smooth' })
}

/** The horizontal position where frames snap, after the padding, in px. */
const findStart = (frames: Element) =>
  frames.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(frames).paddingInlineStart)

/** The index of the visible frame, from 0. */
export function findShownFrame(frames: Element): number {
  const start = findStart(frames)
  const offsets = Array.from(frames.children, frame => Math.abs(frame.getBoundingClientRect().left - start))
  return offsets.indexOf(Math.min(...offsets))
}
