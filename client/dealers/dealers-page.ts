import * as dealersNames from './names.ts'
import { startNearMe } from './near-me.ts'

/** Starts the interactive parts of the dealers' page. */
export function startDealersPage() {
  followPins()
  startNearMe()
}

/**
 * If a dealer in the list is hovered or focused, marks the dealer and its pin on the map. If a pin
 * is hovered or focused, marks the pin and its dealers.
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

/** Finds the pin and the dealers that belong to the pin or dealer around `target`. */
function findRelated(target: Element): Element[] {
  const pin = target.closest(`[${dealersNames.pins}]`)
  const dealer = target.closest(`[${dealersNames.place}]`)
  const ids = pin?.getAttribute(dealersNames.pins)?.split(' ') ?? (dealer ? [dealer.id] : [])
  return ids.flatMap(id => [
    ...document.querySelectorAll(`[${dealersNames.pins}~="${CSS.escape(id)}"]`),
    ...document.querySelectorAll(`#${CSS.escape(id)}`),
  ])
}
