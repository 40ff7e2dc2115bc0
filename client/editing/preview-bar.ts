import { readStored, writeStored } from '../shared/browser/storage.ts'
import * as frameNames from '../shared/frame/names.ts'
import { startDay } from './preview-day.ts'

/** Distance per press of an arrow key, in px; five times as far with Shift. */
const stepPx = 16

/**
 * Makes the preview bar movable by its handle or the arrow keys. Its position is kept on the next
 * page.
 */
class PreviewBar extends HTMLElement {
  connectedCallback() {
    const handle = this.querySelector<HTMLElement>('.preview-bar-handle')
    handle?.addEventListener('pointerdown', event => this.#drag(event, handle))
    handle?.addEventListener('keydown', event => this.#step(event))
    this.querySelector(`[${frameNames.refresh}]`)?.addEventListener('click', event => {
      event.preventDefault()
      location.reload()
    })
    // Opening something in the bar makes it larger, so its position must be clamped again.
    this.addEventListener('toggle', () => this.#restore(), { capture: true })
    addEventListener('resize', () => this.#restore())
    this.#restore()
    startDay(this)
  }

  #drag(start: PointerEvent, handle: HTMLElement) {
    const { left, top } = this.getBoundingClientRect()
    const move = (event: PointerEvent) =>
      this.#place(left + event.clientX - start.clientX, top + event.clientY - start.clientY)
    const end = () => {
      handle.removeEventListener('pointermove', move)
      this.#keep()
    }
    handle.setPointerCapture(start.pointerId)
    handle.addEventListener('pointermove', move)
    handle.addEventListener('lostpointercapture', end, { once: true })
  }

  #step(event: KeyboardEvent) {
    const [x, y] = directions[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? stepPx * 5 : stepPx
    const { left, top } = this.getBoundingClientRect()
    this.#place(left + x * far, top + y * far)
    this.#keep()
  }

  /** Moves the bar. In px from the window's corner; clamped to the window. */
  #place(left: number, top: number) {
    const { width, height } = this.getBoundingClientRect()
    const inside = (value: number, room: number) => Math.max(0, Math.floor(Math.min(value, room)))
    this.style.insetInlineStart = `${inside(left, document.documentElement.clientWidth - width)}px`
    this.style.insetBlockStart = `${inside(top, window.innerHeight - height)}px`
    this.style.insetBlockEnd = 'auto'
  }

  #keep() {
    const { left, top } = this.getBoundingClientRect()
    writeStored('previewBar', `${Math.round(left)} ${Math.round(top)}`)
  }

  #restore() {
    const [, left, top] = /^(\d{1,5}) (\d{1,5})$/.exec(readStored('previewBar') ?? '') ?? []
    if (left && top) this.#place(Number(left), Number(top))
  }
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

customElements.define('preview-bar', PreviewBar)
import('./start.ts').then(editing => editing.startEditing()).catch(console.warn)
