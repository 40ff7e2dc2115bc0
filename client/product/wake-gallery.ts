import * as paths from '../paths.ts'

/**
 * Loads the gallery's code when it is approached, and the dimmer's when that is; what the tools say
 * of a product's light when the link to them is pressed.
 */
export function wakeGallery() {
  for (const type of ['pointerover', 'focusin', 'input', 'click']) document.addEventListener(type, wake)
  document.addEventListener('scroll', wake, { capture: true, passive: true })
}

function wake(event: Event) {
  const { target } = event
  if (!(target instanceof Element)) return
  const panel = target.closest<HTMLElement>('.dimmer:not([awake])')
  if (panel) wakeDimmer(panel)
  const own = isPress(event) && target.closest<HTMLAnchorElement>(`.actions > a[href*="${paths.light}?"]`)
  if (own) instead(event, own, () => import('./own-light.ts').then(light => light.openOwnLight(own)))
  const gallery = target.closest<HTMLElement>('.gallery')
  if (!gallery) return
  // Browsers leave a frame that is half seen where it is.
  if (event.type === 'focusin' && target.matches('.gallery-frames :focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' })
  }
  const link = isPress(event) ? target.closest('a') : null
  const follow = () =>
    import('./gallery/gallery.ts').then(({ followFrames, press }) => {
      followFrames(gallery)
      return link && press(link, gallery)
    })
  instead(event, link, follow)
}

/** Shows what a link leads to. Its own address is for browsers without a script, and errors. */
function instead(event: Event, link: HTMLAnchorElement | null, show: () => Promise<unknown>) {
  if (link) event.preventDefault()
  show().catch(error => {
    console.info(error)
    if (link) location.assign(link.href)
  })
}

/** Whether a click opens a link here, not in another tab. */
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
