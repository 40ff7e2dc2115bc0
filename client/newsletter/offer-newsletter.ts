import { menuState } from '../browser/overlays.ts'
import { read } from '../browser/storage.ts'
import { storedBagCount } from '../commerce/session/bag-count.ts'
import { wakeIsland } from '../island/island.ts'

/** Retry interval, in ms. */
const again = 10_000

/** Offers the newsletter once, when the visitor is neither buying nor typing. */
export function offerNewsletter() {
  if (read('newsletterOffer')) return
  const isWriting = document.activeElement?.matches('input, textarea, select')
  const isBusy = document.hidden || isWriting || menuState() !== 'none' || document.querySelector('dialog[open]')
  if (isBusy || storedBagCount() > 0) setTimeout(offerNewsletter, again)
  else wakeIsland('newsletter/newsletter-modal')
}
