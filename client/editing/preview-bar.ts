import { readStored, writeStored } from '../shared/browser/storage.ts'
import * as frameNames from '../shared/frame/names.ts'

/**
 * How far each press of an arrow key moves the bar, in px. With Shift, it moves five times as far.
 */
const stepPx = 16

/**
 * Makes the preview bar movable by its handle or the arrow keys. The next page shows it at the same
 * position.
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
    // The bar becomes larger when something in it is opened. It must still be inside the window.
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

  /**
   * Moves the bar to a position in px from the window's upper left corner. The bar stays inside the
   * window.
   */
  #place(left: number, top: number) {
    const { width, height } = this.getBoundingClientRect()
    const clamp = (value: number, max: number) => Math.max(0, Math.floor(Math.min(value, max)))
    this.style.insetInlineStart = `${clamp(left, document.documentElement.clientWidth - width)}px`
    this.style.insetBlockStart = `${clamp(top, window.innerHeight - height)}px`
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

/**
 * Handles the form in the preview bar that chooses the day to preview. The chosen time is sent
 * together with this browser's time zone. A message says if that day cannot be shown.
 */
export function startDay(bar: HTMLElement) {
  const form = bar.querySelector<HTMLFormElement>(`[${frameNames.day}]`)
  const fold = form?.closest('details')
  const message = form?.querySelector(`[${frameNames.tooFar}]`)
  const field = form?.querySelector<HTMLInputElement>('[name=time]')
  if (!form || !fold || !message || !field) return

  fold.addEventListener('toggle', () => {
    if (!fold.open) return
    if (!field.value) field.value = formatLocalTime(new Date())
    field.focus()
  })
  fold.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !fold.open) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
  form.addEventListener('submit', async event => {
    event.preventDefault()
    const body = new FormData(form)
    body.set('time', new Date(field.value).toISOString())
    body.set('zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
    const status = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).then(
      answer => (answer.type === 'opaqueredirect' ? 303 : answer.status),
      () => 0,
    )
    if (status === 303) return location.reload()
    message.textContent = message.getAttribute(status === 422 ? frameNames.tooFar : frameNames.dayFailed)
  })
}

/** Formats a time for an `<input type="datetime-local">`, like `2026-12-01T08:00`. */
function formatLocalTime(time: Date) {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
