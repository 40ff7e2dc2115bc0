import * as dealersNames from './names.ts'
import { startNearMe } from './near-me.ts'

/** Starts the interactive parts of the dealers' page. */
export function startDealersPage() {
  followPins()
  startNearMe()
}

/**
 * Marks the pin of a dealer that is hovered or focused in the list, and the dealers of such a pin.
 */
export function followPins() {
  let hovered: EventTarget | null = null
  document.addEventListener('pointerover', ({ target }) => {
    hovered = target
    mark(hovered)
  })
  document.addEventListener('focusin', () => mark(hovered))
}

function mark(hovered: EventTarget | null) {
  // A focused dealer stays marked, because scrolling to it moves other elements under the pointer.
  const parts = [hovered, document.activeElement].flatMap(target =>
    target instanceof Element ? findRelated(target) : [],
  )
  for (const marked of document.querySelectorAll(`[${dealersNames.marked}]`)) {
    if (!parts.includes(marked)) marked.removeAttribute(dealersNames.marked)
  }
  for (const part of parts) part.setAttribute(dealersNames.marked, '')
}

/** The pin and dealers that belong together with an element of the page. */
function findRelated(target: Element): Element[] {
  const pin = target.closest(`[${dealersNames.pins}]`)
  const dealer = target.closest(`[${dealersNames.place}]`)
  const ids = pin?.getAttribute(dealersNames.pins)?.split(' ') ?? (dealer ? [dealer.id] : [])
  return ids.flatMap(id => [
    ...document.querySelectorAll(`[${dealersNames.pins}~="${CSS.escape(id)}"]`),
    ...document.querySelectorAll(`#${CSS.escape(id)}`),
  ])
}
