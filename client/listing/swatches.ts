import { fetchPage, readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import * as uiNames from '../shared/ui/names.ts'
import { createUrlTo } from '../urls.ts'

/** A card's product id and content in one finish. The swatches are not part of it. */
interface Finish {
  product: string
  parts: Element[]
}

/** The longest time that a picture may delay its card, in ms. */
const maxDelayMs = 500

/**
 * When a swatch is hovered, focused or tapped, makes the card show that finish: its picture, name,
 * link, badges, price and heart. The finish stays afterwards. If the finish does not load, the
 * swatch works as a link to it. `shown` is called with the changed card.
 */
export function followSwatches(shown: (cards: Element[]) => void) {
  const loaded = new WeakMap<Element, Promise<Map<string, Finish>>>()
  const wanted = new WeakMap<Element, string>()
  let isTouch = false

  async function show({ href }: HTMLAnchorElement, card: Element) {
    if ((wanted.get(card) ?? findHref(card)) === href) return
    wanted.set(card, href)
    const finishes = loaded.get(card) ?? loadFinishes(card)
    loaded.set(card, finishes)
    try {
      const all = await finishes
      const finish = all.get(href)
      if (!finish) throw new Error(`No card was found for ${href}.`)
      await waitForPicture(finish)
      // The visitor may have chosen another finish meanwhile.
      if (wanted.get(card) !== href) return
      showFinish(card, finish)
      shown([card])
    } catch (error) {
      loaded.delete(card)
      wanted.delete(card)
      throw error
    }
  }

  for (const type of ['pointerover', 'pointerdown', 'keydown']) {
    document.addEventListener(type, event => {
      isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    })
  }
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, event => {
      const swatch = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(links) : null
      const card = swatch && findCard(swatch)
      if (!swatch || !card) return
      // A finger on a swatch may be scrolling, so only a tap changes the finish. A tap on the
      // swatch of the current finish follows its link.
      const isTap = type === 'click' && isTouch && !swatch.ariaCurrent
      if (!isTap && (type === 'click' || isTouch)) return
      if (isTap) event.preventDefault()
      show(swatch, card).catch(error => {
        console.info('The finish did not load.', error)
        if (isTap) location.assign(swatch.href)
      })
    })
  }

  // The script may have loaded because of this swatch.
  const current = document.querySelector<HTMLAnchorElement>(`:is(${links}):is(:hover, :focus)`)
  const card = current && findCard(current)
  if (card) show(current, card).catch(console.info)
}

const links = '.swatches a'
const findCard = (swatch: Element) => swatch.closest(`[${uiNames.product}]`)
const nameLink = '.product-card-name a'
const findHref = (card: Element) => card.querySelector<HTMLAnchorElement>(nameLink)?.href ?? ''
const readProduct = (card: Element) => card.getAttribute(uiNames.product) ?? ''
const findSwatches = (card: Element) => card.querySelector('.swatches')

/**
 * Loads all finishes of a card, by the address of each finish's page. The current finish is taken
 * from the card itself.
 */
async function loadFinishes(card: Element) {
  const [href, own] = [findHref(card), readFinish(card)]
  const page = await fetchPage(createUrlTo(readPageData().locale)(paths.finishes, own.product))
  const cards = [...page.querySelectorAll(`[${uiNames.product}]`)]
  for (const one of cards) document.adoptNode(one)
  return new Map([...cards.map(one => [findHref(one), readFinish(one)] as const), [href, own] as const])
}

const readFinish = (card: Element): Finish => ({
  product: readProduct(card),
  parts: [...card.children].filter(part => part !== findSwatches(card)),
})

/** Waits until the picture can be painted, for at most `maxDelayMs`. */
async function waitForPicture({ parts }: Finish) {
  const picture = parts.map(part => part.querySelector('img')).find(Boolean)
  if (!picture) return
  picture.loading = 'eager'
  const late = new Promise(done => setTimeout(done, maxDelayMs))
  await Promise.race([picture.decode().catch(console.info), late])
}

/** Replaces the card's content except for the swatches, which keep the focus. */
function showFinish(card: Element, { product, parts }: Finish) {
  const [list, former] = [findSwatches(card), readFinish(card).parts]
  const [formerSwitch, newSwitch] = [former, parts].map(all =>
    all.map(part => part.querySelector(`[${uiNames.lightSwitch}]`)).find(Boolean),
  )
  if (formerSwitch && newSwitch) newSwitch.ariaPressed = formerSwitch.ariaPressed
  const hadFocus = former.some(part => part.contains(document.activeElement))
  for (const part of former) part.remove()
  for (const part of parts) list?.insertAdjacentElement('beforebegin', part)
  card.setAttribute(uiNames.product, product)
  for (const swatch of list?.querySelectorAll('a') ?? [])
    swatch.ariaCurrent = swatch.href === findHref(card) ? 'true' : null
  if (hadFocus) card.querySelector<HTMLElement>(nameLink)?.focus({ preventScroll: true })
}
