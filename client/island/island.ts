import { whenIdle } from '../browser/when-idle.ts'
import { islands } from '../islands.ts'
import * as islandNames from './names.ts'
import { reloadPage } from './reload-page.ts'
import { loadSheet } from './stylesheet.ts'

/** How long loading is not announced. */
const timeoutMs = 4000

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

/** Shows something in place of an island, as long as it returns true. `wake` loads the island. */
type StandIn = (host: HTMLElement, wake: () => void) => boolean

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
    for (const type of ['pointerenter', 'touchstart', 'input']) {
      this.addEventListener(type, () => this.approach(), { passive: true })
    }
    for (const type of ['click', 'submit']) this.addEventListener(type, event => this.#keep(event), { capture: true })
    triggers[this.getAttribute('when') ?? '']?.(this)
  }

  /** The pointer is here, or at what opens it. */
  approach() {
    const standIn = standIns[this.getAttribute('name') ?? '']
    if (this.#awake || !standIn?.(this, () => this.try())) this.try()
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
    setTimeout(() => this.#ready || this.#fail(), timeoutMs)
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
    const again = () => (target instanceof HTMLFormElement ? target.requestSubmit() : target.click())
    this.setAttribute('aria-busy', 'true')
    this.wake()
      .then(again)
      .finally(() => this.removeAttribute('aria-busy'))
      .catch(() => this.#fail())
  }
}

/**
 * Registers the page's islands, and hydrates the island named in `data-wakes` when that element is
 * approached. `instead` stands in for islands, by their names.
 */
export function defineIslands(instead: typeof standIns) {
  standIns = instead
  customElements.define('shop-island', ShopIsland)
  for (const type of ['pointerover', 'touchstart', 'click']) {
    document.addEventListener(type, wakeFor, { passive: true })
  }
}

function wakeFor({ target }: Event) {
  const name =
    target instanceof Element && target.closest<HTMLElement>(`[${islandNames.wakes}]`)?.getAttribute(islandNames.wakes)
  const host = name && islandOf(name)
  if (host) host.approach()
}

/** Hydrates the page's island with this name, if there is one. */
export function wakeIsland(name: string) {
  islandOf(name)?.try()
}

function islandOf(name: string) {
  const host = document.querySelector(`shop-island[name="${name}"]`)
  return host instanceof ShopIsland ? host : null
}
