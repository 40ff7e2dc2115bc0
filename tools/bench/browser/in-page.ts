/** The expected outcome of a press: it is shown once a match is painted inside the window. */
export interface Outcome {
  /** A picture must also have loaded. */
  selector: string
  /** Part of the element's text. */
  text?: string
  /** Whether the text must differ from the one before the press. */
  changes?: boolean
}

interface Bench {
  /** Measures the next press. Waits first until an earlier outcome has disappeared. */
  arm: () => Promise<void>
  /** Returns where to press. With the keyboard, focuses the element; `key` is the key to press. */
  aim: (selector: string, isByKeyboard: boolean) => { x: number; y: number; key: string }
  /** Resolves to the ms from the press to its outcome, or to infinity if there is none. */
  shown: (timeoutMs: number) => Promise<number>
  /** The duration in ms of the longest interaction since the last press, if any, as in INP. */
  longest: () => number
}

declare global {
  interface Window {
    bench: Bench
  }
}

/**
 * Runs in each page before the page's scripts, so it must not use anything from this module. Times
 * are from the `timeStamp` of the event that begins a press (`pointerdown` or `keydown`) to the
 * frame that shows the outcome. A message that is posted in a frame arrives when the frame has been
 * drawn; nothing else is computed in the measured frames.
 */
export function watch(outcome: Outcome) {
  /** Key of the time of a press (ms since 1970), which is stored for the page that it opens. */
  const kept = 'bench:pressed'
  const interactions: { start: number; duration: number }[] = []
  const frame = new MessageChannel()
  let isWaiting = false
  let pressed: number | null = null
  let isArmed = false
  let before = ''
  let shown = Promise.withResolvers<number>()

  const found = () => [...document.querySelectorAll<HTMLElement>(outcome.selector)]
  const textOf = (elements: HTMLElement[]) => elements.map(element => element.textContent).join()

  /** The elements that match the outcome, whether visible or not. */
  function candidates() {
    const elements = found()
    if (outcome.changes && textOf(elements) === before) return []
    const { text = '' } = outcome
    return elements.filter(element => element.textContent.includes(text))
  }

  function isSeen(element: HTMLElement) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const isInside = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && width * height > 0
    const isLoaded = !(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0)
    return isInside && isLoaded && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  function awaitFrame() {
    if (isWaiting || !isArmed) return
    isWaiting = true
    requestAnimationFrame(() => frame.port1.postMessage(null))
  }

  frame.port2.onmessage = () => {
    const now = performance.now()
    isWaiting = false
    if (pressed === null || !isArmed) return
    const elements = candidates()
    if (elements.some(isSeen)) {
      isArmed = false
      shown.resolve(now - pressed)
    } else if (elements.length > 0) awaitFrame()
  }

  function begin({ timeStamp }: Event) {
    if (!isArmed || pressed !== null) return
    pressed = timeStamp
    sessionStorage.setItem(kept, String(performance.timeOrigin + timeStamp))
  }

  async function arm() {
    const until = performance.now() + 5000
    while (!outcome.changes && candidates().some(isSeen)) {
      if (performance.now() > until) throw new Error(`${outcome.selector} did not disappear.`)
      await new Promise(done => setTimeout(done, 50))
    }
    before = textOf(found())
    shown = Promise.withResolvers<number>()
    pressed = null
    isArmed = true
  }

  function aim(selector: string, isByKeyboard: boolean) {
    const target = [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility())
    if (!target) throw new Error(`There is no ${selector} to press.`)
    const { top, bottom } = target.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, width, height, ...moved } = target.getBoundingClientRect().toJSON()
    const [x, y] = [left + width / 2, moved.top + height / 2]
    const control = (target instanceof HTMLLabelElement && target.control) || target
    if (isByKeyboard) control.focus({ preventScroll: true })
    else if (!target.contains(document.elementFromPoint(x, y))) throw new Error(`Something covers ${selector}.`)
    return { x, y, key: control instanceof HTMLInputElement ? 'Space' : 'Enter' }
  }

  if (window === top) {
    new MutationObserver(awaitFrame).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    // These events of popovers, fields, pictures and fragments may change the page without changing
    // the document.
    for (const type of ['beforetoggle', 'change', 'load']) document.addEventListener(type, awaitFrame, true)
    addEventListener('hashchange', awaitFrame)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, passive: true })
    // Browsers report interactions from 16 ms on; the default is 104 ms.
    const events = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver(list => {
      for (const event of list.getEntries()) {
        // Only real interactions, as in INP: not pointer events that a new layout causes.
        if (event instanceof PerformanceEventTiming && event.interactionId)
          interactions.push({ start: event.startTime, duration: event.duration })
      }
    }).observe(events)
    const before = sessionStorage.getItem(kept)
    if (before) {
      pressed = Number(before) - performance.timeOrigin
      isArmed = true
    }
  }

  window.bench = {
    arm,
    aim,
    shown: timeoutMs =>
      Promise.race([shown.promise, new Promise<number>(done => setTimeout(done, timeoutMs, Number.POSITIVE_INFINITY))]),
    longest() {
      const since = (pressed ?? 0) - 1
      // Interactions below 16 ms are not reported, so this assumes 8 ms.
      return Math.max(8, ...interactions.filter(({ start }) => start >= since).map(({ duration }) => duration))
    },
  }
}
