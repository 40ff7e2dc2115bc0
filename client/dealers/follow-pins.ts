import * as dealersNames from './names.ts'

/** Marks the pin of a dealer that is pointed at or focused in the list, and the reverse. */
export function followPins() {
  let pointed: EventTarget | null = null
  document.addEventListener('pointerover', ({ target }) => {
    pointed = target
    mark(pointed)
  })
  document.addEventListener('focusin', () => mark(pointed))
}

function mark(pointed: EventTarget | null) {
  // What is focused stays marked: scrolling to it moves other things below the pointer.
  const parts = [pointed, document.activeElement].flatMap(target => (target instanceof Element ? partsOf(target) : []))
  for (const marked of document.querySelectorAll(`[${dealersNames.marked}]`)) {
    if (!parts.includes(marked)) marked.removeAttribute(dealersNames.marked)
  }
  for (const part of parts) part.setAttribute(dealersNames.marked, '')
}

/** The pin around a part of the page with the dealers that it has, or the dealer with its pin. */
function partsOf(target: Element): Element[] {
  const pin = target.closest(`[${dealersNames.pins}]`)
  const dealer = target.closest(`[${dealersNames.place}]`)
  const ids = pin?.getAttribute(dealersNames.pins)?.split(' ') ?? (dealer ? [dealer.id] : [])
  return ids.flatMap(id => [
    ...document.querySelectorAll(`[${dealersNames.pins}~="${CSS.escape(id)}"]`),
    ...document.querySelectorAll(`#${CSS.escape(id)}`),
  ])
}
