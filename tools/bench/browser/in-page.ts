/**
 * The expected outcome of a press. It is shown once a matching element is painted in the window.
 */
export interface Outcome {
  /** A matching picture must also have loaded. */
  selector: string
  /** Text that the element must contain. */
  text?: string
  /** Whether the text must differ from the text before the press. */
  changes?: boolean
}

interface Bench {
  /** Starts measuring the next press, once the outcome of an earlier press has disappeared. */
  arm: () => Promise<void>
  /** Returns where to press. With the keyboard, focuses the element; `key` is the key to press. */
  aim: (selector: string, isByKeyboard: boolean) => { x: number; y: number; key: string }
  /**
   * Resolves to the time from the press to its outcome in ms, or to infinity without an outcome.
   */
  shown: (timeoutMs: number) => Promise<number>
  /** Returns the duration in ms of the longest interaction since the last press, as in INP. */
  longest: () => number
}

declare global {
  interface Window {
    bench: Bench
  }
}

/**
 * Runs inside each page before the page's scripts, so it must not use anything else from this
 * module. Times are measured from the `timeStamp` of the event that begins a press (`pointerdown`
 * or `keydown`) to the frame that shows the outcome. To find the end of a frame, the function posts
 * a message in the frame: it arrives once the frame has been drawn. The function does nothing else
 * in these frames.
 */
export function watch(outcome: Outcome) {
  /** Storage key for the time of a press (ms since 1970): the page that opens next reads it. */
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
    // These events (of popovers, fields, pictures and URL fragments) can change what the page shows
    // without changing the document.
    for (const type of ['beforetoggle', 'change', 'load']) document.addEventListener(type, awaitFrame, true)
    addEventListener('hashchange', awaitFrame)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true, passive: true })
    // 16 ms is the lowest threshold that browsers accept; the default is 104 ms.
    const events = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver(list => {
      for (const event of list.getEntries()) {
        // Only real interactions count, as in INP, not pointer events that a new layout causes.
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
      // Interactions below 16 ms are not reported, so they are counted as 8 ms.
      return Math.max(8, ...interactions.filter(({ start }) => start >= since).map(({ duration }) => duration))
    },
  }
}
