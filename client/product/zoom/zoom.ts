import { readPageData } from '../../page-data.ts'
import { loadLanguage } from '../../shared/texts/load-language.ts'
import { showFrame } from '../gallery/frames.ts'
import { copyLightSwitch, createFullScreen } from './full-screen.ts'
import { followGestures, zoomStep } from './gestures.ts'
import { createEnlarged, createIconButton } from './parts.ts'
import { moveView, wholeView, type ZoomView, zoomView } from './view.ts'

/** How far an arrow key moves an enlarged picture, in px. */
const keyPx = 80

let isOpen = false

/**
 * Opens the picture that `link` leads to on the full screen. Visitors can zoom it, go to the
 * gallery's other pictures, and use the light switch. Escape, Back and a button close the view.
 */
export async function openZoom(gallery: HTMLElement, link: HTMLAnchorElement) {
  if (isOpen) return
  isOpen = true
  const { t } = await loadLanguage(readPageData().locale, 'shared/frame').catch(error => {
    isOpen = false
    throw error
  })
  const frames = [...gallery.querySelectorAll<HTMLAnchorElement>('.gallery-frames a')]
  const dialog = createFullScreen(t('zoom.title'), () => {
    isOpen = false
    removeEventListener('resize', refit)
    const frame = frames[shown]
    if (frame?.parentElement) showFrame(frame.parentElement)
    link.focus({ preventScroll: true })
  })
  const stage = document.createElement('div')
  stage.className = 'zoom-stage'
  const count = document.createElement('p')
  count.className = 'zoom-count'
  count.role = 'status'

  let shown = Math.max(frames.indexOf(link), 0)
  let view = wholeView
  let picture: HTMLElement = stage

  const room = () => ({
    stage: { width: stage.clientWidth, height: stage.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  })
  function show(next: ZoomView, isLive = false) {
    view = next
    stage.classList.toggle('zoom-live', isLive)
    stage.classList.toggle('zoom-near', next.scale > 1)
    for (const [name, value] of Object.entries({ '--scale': next.scale, '--x': `${next.x}px`, '--y': `${next.y}px` })) {
      picture.style.setProperty(name, String(value))
    }
    farther.ariaDisabled = String(next.scale === 1)
  }
  const zoom = (factor: number) => show(zoomView(view, factor, { x: 0, y: 0 }, room()))
  function turn(by: number) {
    if (frames.length < 2 && by) return
    shown = (shown + by + frames.length) % frames.length
    const frame = frames[shown]
    if (!frame) return
    picture = createEnlarged(frame)
    stage.replaceChildren(picture)
    count.textContent = t('zoom.pictureOf', { number: shown + 1, total: frames.length })
    show(wholeView)
  }

  const farther = createIconButton('farther', t('zoom.farther'), () => zoom(1 / zoomStep))
  const light = copyLightSwitch(gallery)
  const sides = [
    createIconButton('previous', t('zoom.previous'), () => turn(-1)),
    createIconButton('next', t('zoom.next'), () => turn(1)),
  ]
  const close = createIconButton('close', t('frame.close'), () => dialog.close())
  const closer = createIconButton('closer', t('zoom.closer'), () => zoom(zoomStep))
  const parts = [
    close,
    stage,
    ...(light ? [light] : []),
    ...(frames.length > 1 ? [...sides, count] : []),
    farther,
    closer,
  ]
  for (const part of parts) dialog.appendChild(part)
  dialog.addEventListener('keydown', event => {
    const act = keyActions[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act({
      isNear: view.scale > 1,
      zoom,
      reset: () => show(wholeView),
      turn,
      pan: (x, y) => show(moveView(view, x, y, room())),
    })
  })
  followGestures({ element: stage, room, view: () => view, show, turn })
  const refit = () => show(wholeView)
  addEventListener('resize', refit)
  dialog.showModal()
  turn(0)
}

interface Actions {
  /** Whether the picture is enlarged. */
  isNear: boolean
  zoom(factor: number): void
  reset(): void
  turn(by: 1 | -1): void
  pan(x: number, y: number): void
}

const keyActions: Record<string, (actions: Actions) => void> = {
  '+': ({ zoom }) => zoom(zoomStep),
  '=': ({ zoom }) => zoom(zoomStep),
  '-': ({ zoom }) => zoom(1 / zoomStep),
  '0': ({ reset }) => reset(),
  ArrowLeft: ({ isNear, pan, turn }) => (isNear ? pan(keyPx, 0) : turn(-1)),
  ArrowRight: ({ isNear, pan, turn }) => (isNear ? pan(-keyPx, 0) : turn(1)),
  ArrowUp: ({ pan }) => pan(0, keyPx),
  ArrowDown: ({ pan }) => pan(0, -keyPx),
}
