import * as paths from '../paths.ts'

/**
 * Loads code when it is needed: the gallery's and the dimmer's when the visitor approaches them,
 * and the results of the light tools when the link to them is clicked.
 */
export function wakeGallery() {
  for (const type of ['pointerover', 'focusin', 'input', 'click']) document.addEventListener(type, handleEvent)
  document.addEventListener('scroll', handleEvent, { capture: true, passive: true })
}

function handleEvent(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  const panel = target.closest<HTMLElement>('.dimmer:not([awake])')
  if (panel) wakeDimmer(panel)
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
 * Opens what a link leads to on this page. Without scripts, or after an error, the browser follows
 * the link.
 */
function openInstead(event: Event, link: HTMLAnchorElement | null, show: () => Promise<unknown>) {
  if (link) event.preventDefault()
  show().catch(error => {
    console.info(error)
    if (link) location.assign(link.href)
  })
}

/** Whether a click opens a link in this tab. */
const isPress = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'click' &&
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

function wakeDimmer(panel: HTMLElement) {
  panel.setAttribute('awake', '')
  import('./dimmer/dimmer.ts')
    .then(dimmer => dimmer.startDimmer(panel))
    .catch(error => {
      panel.removeAttribute('awake')
      console.info(error)
    })
}
