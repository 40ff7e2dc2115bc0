import { fetchPage, readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import { readMenuState } from '../shared/browser/overlays.ts'
import { readStored } from '../shared/browser/storage.ts'
import { readBagCount } from '../shared/commerce/session/bag-count.ts'
import { wakeIsland } from '../shared/island/island.ts'
import { createUrlTo } from '../urls.ts'

/** Delay before the next attempt, in ms. */
const retryMs = 10_000

/**
 * Offers the newsletter once. While the visitor is typing, has a menu or dialog open, or has
 * something in the bag, it waits for `retryMs` and tries again.
 */
export async function offerNewsletter() {
  if (readStored('newsletterOffer')) return
  const isWriting = document.activeElement?.matches('input, textarea, select, [contenteditable]')
  const isBusy = document.hidden || isWriting || readMenuState() !== 'none' || document.querySelector('dialog[open]')
  if (isBusy || readBagCount() > 0) return void setTimeout(() => offerNewsletter().catch(console.warn), retryMs)
  const page = await fetchPage(createUrlTo(readPageData().locale)(paths.newsletterOffer))
  for (const part of [...page.body.children]) document.body.appendChild(part)
  wakeIsland('newsletter/newsletter-modal')
}
