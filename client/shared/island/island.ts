import { islands } from '../../islands.ts'
import { afterFrame } from '../browser/after-frame.ts'
import { whenActive } from '../browser/when-active.ts'
import { whenIdle } from '../browser/when-idle.ts'
import * as islandNames from './names.ts'
import { preloadReact } from './preload-react.ts'
import { reloadPage } from './reload-page.ts'
import { loadSheet } from './stylesheet.ts'

/** Time in ms after which a slow island shows a message. */
export const loadTimeoutMs = 4000

type Wake = (host: ShopIsland) => void

/**
 * Functions that start an island's hydration, by the value of its `when` attribute. Islands with
 * other values are hydrated by an interaction.
 */
const triggers: Record<string, Wake> = {
  load: host => host.try(),
  idle: host => whenIdle(() => host.try()),
  visible: host => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        observer.disconnect()
        host.try()
      },
      { rootMargin: '200px' },
    )
    observer.observe(host.firstElementChild ?? host)
  },
}

/**
 * A simple replacement for an island. It is shown while `isEnough` returns true. `wake` hydrates
 * the island.
 */
interface StandIn {
  isEnough: () => boolean
  show: (host: HTMLElement, wake: () => void) => void
}

let standIns: Record<string, StandIn> = {}

/**
 * An interactive part of a page. The server renders its complete HTML; React and the island's code
 * are loaded when needed. A click or submit before hydration is stored and replayed afterwards. If
 * the code cannot be loaded, a message is shown.
 */
class ShopIsland extends HTMLElement {
  #awake: Promise<void> | undefined
  #ready = false
  #failures = 0
  #failure: HTMLElement | undefined

  // React moves streamed content within the page, so an island can be connected twice.
  connectedCallback() {
    if (this.#awake || this.hasAttribute('waiting')) return
    this.setAttribute('waiting', '')
    for (const type of ['click', 'submit']) this.addEventListener(type, event => this.#keep(event), { capture: true })
    whenActive(() => triggers[this.getAttribute('when') ?? '']?.(this))
  }

  /** Shows the stand-in if it is enough, otherwise hydrates the island. */
  approach() {
    const { standIn } = this
    if (standIn && !this.#awake) standIn.show(this, () => this.try())
    else this.try()
  }

  /** The island's stand-in; undefined if the island itself is needed. */
  get standIn(): StandIn | undefined {
    const standIn = standIns[this.getAttribute('name') ?? '']
    return standIn?.isEnough() ? standIn : undefined
  }

  /**
   * Loads React and the island's code once, and hydrates the island. Resolves when it is
   * interactive.
   */
  wake(): Promise<void> {
    this.#awake ??= this.#hydrate().catch(async error => {
      console.warn('An island did not load.', error)
      // Chromium does not request a module again on the same page after it failed once.
      if (this.#failures++ > 0) await reloadPage(this).catch(console.warn)
      // The next interaction retries, since the network may have returned.
      this.#awake = undefined
      throw error
    })
    return this.#awake
  }

  async #hydrate() {
    // The message is also shown while loading takes too long, and is removed if loading succeeds
    // later.
    setTimeout(() => this.#ready || this.#fail(), loadTimeoutMs)
    // Waits until the pressed state is painted, because evaluating the code takes longer than one
    // frame.
    await afterFrame()
    const load = Object.entries(islands).find(([name]) => name === this.getAttribute('name'))?.[1]
    if (!load) throw new Error(`No island is called ${this.getAttribute('name')}.`)
    const sheet = loadSheet(this.getAttribute('sheet'))
    const [{ hydrate }, island] = await Promise.all([import('./hydrate.tsx'), load(), sheet])
    await hydrate(this, island.default)
    this.#ready = true
    this.#failure?.remove()
    this.removeAttribute('waiting')
    this.setAttribute('awake', '')
  }

  /**
   * Hydrates the island, or shows a message until it is hydrated. Retries when the network returns.
   */
  try() {
    this.wake().catch(() => this.#fail())
  }

  #fail() {
    if (this.#failure) return
    const textContent = document.body.getAttribute(islandNames.failed) ?? ''
    this.#failure = Object.assign(document.createElement('p'), { className: 'notice', role: 'alert', textContent })
    this.insertAdjacentElement('afterend', this.#failure)
    // An attempt that began without a network may still be pending and fail, so this tries twice.
    addEventListener('online', () => this.wake().catch(() => this.try()))
  }

  /** Stores an early interaction and replays it when the island is interactive. */
  #keep(event: Event) {
    if (this.#ready || !(event.target instanceof HTMLElement)) return
    const { target } = event
    // Radio buttons, selects and text fields work without a script, so their events are not stored.
    if (event.type === 'click' && !target.closest('button:not([type=submit])')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const pressed = event instanceof SubmitEvent ? event.submitter : target.closest('button')
    const setBusy = (busy: string | null) => {
      this.ariaBusy = busy
      if (pressed) pressed.ariaBusy = busy
    }
    setBusy('true')
    this.wake()
      .finally(() => setBusy(null))
      .then(() => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click()))
      .catch(() => this.#fail())
  }
}

/**
 * Registers the page's islands. Hovering with a mouse, clicking or typing in an island hydrates it,
 * and so does hovering or clicking an element that names it in `data-wakes`. A touch or focus only
 * fetches React, because evaluating code would delay the frame after the press. `instead` maps
 * island names to their stand-ins.
 */
export function defineIslands(instead: typeof standIns) {
  standIns = instead
  customElements.define('shop-island', ShopIsland)
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'input']) {
    document.addEventListener(type, handleEvent, { passive: true })
  }
}

function handleEvent(event: Event) {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const near = target.closest(`[${islandNames.wakes}], shop-island`)
  const host = near instanceof ShopIsland ? near : near && findIsland(near.getAttribute(islandNames.wakes) ?? '')
  if (!host) return
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  if (isMouse || type === 'input' || (type === 'click' && near !== host)) host.approach()
  else if (!host.standIn) preloadReact()
}

/** Hydrates the page's island with this name, if there is one. */
export function wakeIsland(name: string) {
  findIsland(name)?.try()
}

function findIsland(name: string) {
  const host = document.querySelector(`shop-island[name="${name}"]`)
  return host instanceof ShopIsland ? host : null
}
