import { shortageIn } from '../commerce/error.ts'
import type { Translate } from '../i18n/index.ts'

/** Why something did not come into the bag, in words: how many there are, where the stock says so. */
export function addFailure(error: unknown, t: Translate): string {
  const short = shortageIn(error)
  return short ? t('bag.noMore', { available: short.available }) : t('bag.addFailed')
}
