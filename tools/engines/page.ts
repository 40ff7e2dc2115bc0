import * as v from 'valibot'
import type { Engine } from './engine.ts'
import { pause, retry, waitFor } from './wait.ts'

const place = v.object({ x: v.number(), y: v.number() })

/**
 * Code that scrolls to a visible control and returns its centre, or null while the control is
 * missing, moving or covered.
 */
const findControl = `async (selector, name) => {
  if (document.readyState !== 'complete') return null
  const nameOf = element => element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent
  const fits = element => !name || nameOf(element).replace(/\\s+/g, ' ').trim().startsWith(name)
  const isShown = element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const element = [...document.querySelectorAll(selector)].find(each => isShown(each) && fits(each))
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = () => element.getBoundingClientRect()
  const before = box()
  await new Promise(done => setTimeout(done, 60))
  const { x, y, width, height } = box()
  if (x !== before.x || y !== before.y) return null
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const isHit = hit => element.contains(hit) || hit?.closest('label')?.control === element
  if (!isHit(document.elementFromPoint(middle.x, middle.y))) return null
  window.clicksSeen = 0
  addEventListener('click', ({ target }) => { window.clicksSeen += isHit(target) }, { capture: true })
  return middle
}`

/** Creates functions that use a page as a visitor does, with mouse and keyboard, in any engine. */
export function createEnginePage(engine: Engine) {
  const placeOf = (selector: string, name: string) =>
    retry(async () => {
      const found = v.safeParse(place, await engine.call(findControl, selector, name))
      if (!found.success) throw new Error(`${selector} "${name}" cannot be pressed`)
      return found.output
    })

  /**
   * Presses the first visible element that matches the selector and whose name begins with `name`.
   */
  async function press(selector: string, name = ''): Promise<void> {
    const { x, y } = await placeOf(selector, name)
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
    await pause()
    // Presses again if the page received no click: clicks are lost during view transitions, and
    // sometimes in WebKit's driver. If the call fails, the click has started a navigation.
    const seen = await engine.call('() => window.clicksSeen').catch(() => 1)
    if (seen === 0) await press(selector, name)
  }

  async function type(text: string) {
    const actions = [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  const text = async (selector: string) =>
    v.parse(v.string(), await engine.call(`selector => document.querySelector(selector)?.innerText ?? ''`, selector))

  return {
    engine,
    press,
    type,
    text,
    fill: async (label: string, value: string) => {
      await press('input, textarea', label)
      await type(value)
    },
    path: async () => v.parse(v.string(), await engine.call('() => location.pathname')),
    /** Waits until an element's text contains `wanted`. Returns its complete text. */
    waitForText: (selector: string, wanted: string) =>
      waitFor(
        `${selector} has no "${wanted}"`,
        () => text(selector),
        found => found.includes(wanted),
      ),
    waitForPath: (wanted: RegExp) =>
      waitFor(
        `The address is not ${wanted}`,
        async () => v.parse(v.string(), await engine.call('() => location.pathname')),
        found => wanted.test(found),
      ),
  }
}

export type EnginePage = ReturnType<typeof createEnginePage>
