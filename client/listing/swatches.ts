import { fetchPage, pageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import * as uiNames from '../shared/ui/names.ts'
import { urlsOf } from '../urls.ts'

/** A card in one finish: its product, and its content without the swatches. */
interface Finish {
  product: string
  parts: Element[]
}

/** How long a picture may delay its card, in ms. */
const maxDelayMs = 500

/**
 * A card shows the finish whose swatch is pointed at, focused or tapped, and keeps it: picture,
 * name, link, badges, price and heart. Where that fails, the swatch is a link to the finish.
 * `shown` is called with the card.
 */
export function followSwatches(shown: (cards: Element[]) => void) {
  const loaded = new WeakMap<Element, Promise<Map<string, Finish>>>()
  const wanted = new WeakMap<Element, string>()
  let isTouch = false

  async function show({ href }: HTMLAnchorElement, card: Element) {
    if ((wanted.get(card) ?? hrefOf(card)) === href) return
    wanted.set(card, href)
    const finishes = loaded.get(card) ?? loadFinishes(card)
    loaded.set(card, finishes)
    try {
      const all = await finishes
      const finish = all.get(href)
      if (!finish) throw new Error(`There is no card of ${href}.`)
      await paintable(finish)
      // Another one was wanted meanwhile.
      if (wanted.get(card) !== href) return
      exchange(card, finish)
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
      const swatch = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.swatches a') : null
      const card = swatch?.closest(`[${uiNames.product}]`)
      if (!swatch || !card) return
      // A finger that lies on a swatch may be scrolling. The one shown is a link.
      const isTap = type === 'click' && isTouch && !swatch.ariaCurrent
      if (!isTap && (type === 'click' || isTouch)) return
      if (isTap) event.preventDefault()
      show(swatch, card).catch(error => {
        console.info('The finish did not load.', error)
        if (isTap) location.assign(swatch.href)
      })
    })
  }
}

const nameLink = '.product-card-name a'
const hrefOf = (card: Element) => card.querySelector<HTMLAnchorElement>(nameLink)?.href ?? ''
const productOf = (card: Element) => card.getAttribute(uiNames.product) ?? ''
const swatchesOf = (card: Element) => card.querySelector('.swatches')

/** The finishes by the address of their page. The one shown is the card as it is. */
async function loadFinishes(card: Element) {
  const [href, own] = [hrefOf(card), finishOf(card)]
  const page = await fetchPage(urlsOf(pageData().locale)(paths.finishes, own.product))
  const cards = [...page.querySelectorAll(`[${uiNames.product}]`)]
  for (const one of cards) document.adoptNode(one)
  return new Map([...cards.map(one => [hrefOf(one), finishOf(one)] as const), [href, own] as const])
}

const finishOf = (card: Element): Finish => ({
  product: productOf(card),
  parts: [...card.children].filter(part => part !== swatchesOf(card)),
})

/** Waits until the picture can be painted, but not for long. */
async function paintable({ parts }: Finish) {
  const picture = parts.map(part => part.querySelector('img')).find(Boolean)
  if (!picture) return
  picture.loading = 'eager'
  const late = new Promise(done => setTimeout(done, maxDelayMs))
  await Promise.race([picture.decode().catch(console.info), late])
}

/** Replaces all but the swatches, which keep the focus. */
function exchange(card: Element, { product, parts }: Finish) {
  const [list, former] = [swatchesOf(card), finishOf(card).parts]
  const hadFocus = former.some(part => part.contains(document.activeElement))
  const [was, light] = [former, parts].map(all =>
    all.map(part => part.querySelector(`[${uiNames.lightSwitch}]`)).find(Boolean),
  )
  if (was && light) light.ariaPressed = was.ariaPressed
  for (const part of former) part.remove()
  for (const part of parts) list?.insertAdjacentElement('beforebegin', part)
  card.setAttribute(uiNames.product, product)
  for (const swatch of list?.querySelectorAll('a') ?? [])
    swatch.ariaCurrent = swatch.href === hrefOf(card) ? 'true' : null
  if (hadFocus) card.querySelector<HTMLElement>(nameLink)?.focus({ preventScroll: true })
}
