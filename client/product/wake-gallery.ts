import * as paths from '../paths.ts'
import { readStored } from '../shared/browser/storage.ts'
import * as productNames from '../shared/names/product.ts'

/**
 * Loads code when it is needed: for the gallery and the dimmer when a pointer or the focus reaches
 * them, and for the results of the light tools when the link to them is clicked.
 */
export function wakeGallery() {
  for (const type of ['pointerover', 'focusin', 'input', 'click']) document.addEventListener(type, handleEvent)
  document.addEventListener('scroll', handleEvent, { capture: true, passive: true })
}

function handleEvent(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (target.closest(dimming)) wakeDimmer()
  const lightLink = isPress(event) && target.closest<HTMLAnchorElement>(`.actions > a[href*="${paths.light}?"]`)
  if (lightLink)
    openInstead(event, lightLink, () => import('./own-light.ts').then(light => light.openOwnLight(lightLink)))
  const gallery = target.closest<HTMLElement>('.gallery')
  if (!gallery) return
  // Browsers do not scroll to a focused frame that is already half visible.
  if (event.type === 'focusin' && target.matches('.gallery-frames :focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  }
  const link = isPress(event) ? target.closest('a') : null
  const follow = () =>
    import('./gallery/gallery.ts').then(({ followFrames, handlePress }) => {
      followFrames(gallery)
      return link && handlePress(link, gallery)
    })
  openInstead(event, link, follow)
}

/**
 * Calls `show` instead of following `link`. If `show` fails, follows the link.
 */
function openInstead(event: Event, link: HTMLAnchorElement | null, show: () => Promise<unknown>) {
  if (link) event.preventDefault()
  show().catch(error => {
    console.info(error)
    if (link) location.assign(link.href)
  })
}

/** Whether the event is a click that would open a link in this tab. */
const isPress = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'click' &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** A dimmer, or a list of bulbs for it. */
const dimming = `[${productNames.layers}]`

function wakeDimmer() {
  import('./dimmer/dimmer.ts').then(dimmer => dimmer.startDimmer()).catch(console.info)
}

/** Shows the light of the bulb that the visitor chose before, on this page or another. */
export const showStoredBulb = () => document.querySelector(dimming) && readStored('bulb') && wakeDimmer()
