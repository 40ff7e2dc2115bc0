import { islands } from '../../islands.ts'
import { afterFrame } from '../browser/after-frame.ts'
import { whenActive } from '../browser/when-active.ts'
import { whenIdle } from '../browser/when-idle.ts'
import * as islandNames from './names.ts'
import { preloadReact } from './preload-react.ts'
import { reloadPage } from './reload-page.ts'
import { loadSheet } from './stylesheet.ts'

/** How long loading is not announced, in ms. */
export const loadTimeoutMs = 4000

type Wake = (host: ShopIsland) => void

/** When an island hydrates; one that waits for an interaction has no entry. */
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

/** What is shown in place of an island, as long as it is enough; `wake` loads the island. */
interface StandIn {
  isEnough: () => boolean
  show: (host: HTMLElement, wake: () => void) => void
}

let standIns: Record<string, StandIn> = {}

/**
 * An interactive part of a page. Its HTML is complete; React and its code are loaded when needed. A
 * click or submit before hydration is stored and replayed afterwards. If it cannot be loaded, it
 * says so.
 */
class ShopIsland extends HTMLElement {
  #awake: Promise<void> | undefined
  #ready = false
  #failures = 0
  #failure: HTMLElement | undefined

  // React moves streamed content into place, so an island can connect twice.
  connectedCallback() {
    if (this.#awake || this.hasAttribute('waiting')) return
    this.setAttribute('waiting', '')
    for (const type of ['click', 'submit']) this.addEventListener(type, event => this.#keep(event), { capture: true })
    whenActive(() => triggers[this.getAttribute('when') ?? '']?.(this))
  }

  /** Hydrates it, after the next frame, or shows what stands in for it. */
  approach() {
    const { standIn } = this
    if (standIn && !this.#awake) standIn.show(this, () => this.try())
    else this.try()
  }

  /** What is enough for now; undefined when the island itself is needed. */
  get standIn(): StandIn | undefined {
    const standIn = standIns[this.getAttribute('name') ?? '']
    return standIn?.isEnough() ? standIn : undefined
  }

  /** Loads React and the island's code, once, and hydrates it. Resolves when it is interactive. */
  wake(): Promise<void> {
    this.#awake ??= this.#hydrate().catch(async error => {
      console.warn('An island did not load.', error)
      // Chromium gives a module that failed once no second request on the same page.
      if (this.#failures++ > 0) await reloadPage(this).catch(console.warn)
      // A new interaction retries: the network may be back.
      this.#awake = undefined
      throw error
    })
    return this.#awake
  }

  async #hydrate() {
    // A hanging load is announced too; if it succeeds later, the message disappears.
    setTimeout(() => this.#ready || this.#fail(), loadTimeoutMs)
    // What was pressed is seen first: evaluating the code takes longer than a frame.
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
   * Hydrates the island, or shows a message until it can; also retries when the network returns.
   */
  try() {
    this.wake().catch(() => this.#fail())
  }

  #fail() {
    if (this.#failure) return
    const textContent = document.body.getAttribute(islandNames.failed) ?? ''
    this.#failure = Object.assign(document.createElement('p'), { className: 'notice', role: 'alert', textContent })
    this.insertAdjacentElement('afterend', this.#failure)
    // An attempt that began without a network fails after this, and is made once more.
    addEventListener('online', () => this.wake().catch(() => this.try()))
  }

  /** Stores an early interaction and replays it when the island is interactive. */
  #keep(event: Event) {
    if (this.#ready || !(event.target instanceof HTMLElement)) return
    const { target } = event
    // Choosing a radio, opening a select and typing work without a script and must not wait.
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
 * Registers the page's islands. An island, or the element that names it in `data-wakes`, hydrates
 * it when a mouse is over it, when it is pressed and when something is typed; a finger that goes
 * down, and the focus, only fetch the code: evaluating it would delay the frame after the press.
 * `instead` stands in for islands, by their names.
 */
export function defineIslands(instead: typeof standIns) {
  standIns = instead
  customElements.define('shop-island', ShopIsland)
  for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'input']) {
    document.addEventListener(type, approach, { passive: true })
  }
}

function approach(event: Event) {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const near = target.closest(`[${islandNames.wakes}], shop-island`)
  const host = near instanceof ShopIsland ? near : near && islandOf(near.getAttribute(islandNames.wakes) ?? '')
  if (!host) return
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  if (isMouse || type === 'input' || (type === 'click' && near !== host)) host.approach()
  else if (!host.standIn) preloadReact()
}

/** Hydrates the page's island with this name, if there is one. */
export function wakeIsland(name: string) {
  islandOf(name)?.try()
}

function islandOf(name: string) {
  const host = document.querySelector(`shop-island[name="${name}"]`)
  return host instanceof ShopIsland ? host : null
}
