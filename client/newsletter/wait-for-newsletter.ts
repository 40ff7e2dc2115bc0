import { readStored } from '../shared/browser/storage.ts'

/** The time on a page before the newsletter is offered, in ms. */
const delayMs = 40_000

/** Offers the newsletter after `delayMs`, but not on the first page of a visit. */
export function waitForNewsletter() {
  if (readStored('newsletterOffer') || !document.referrer.startsWith(`${location.origin}/`)) return
  setTimeout(() => {
    import('./offer-newsletter.ts').then(offer => offer.offerNewsletter()).catch(console.info)
  }, delayMs)
}
