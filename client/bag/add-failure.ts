import { CommerceError, shortageIn } from '../commerce/error.ts'
import type { Translate } from '../i18n/index.ts'

/**
 * Why something did not come into the bag, in words: how many there are, where the stock says so,
 * or that one order has no more.
 */
export function addFailure(error: unknown, t: Translate): string {
  const short = shortageIn(error)
  if (short) return t('bag.noMore', { available: short.available })
  return error instanceof CommerceError && error.field('quantity') ? t('bag.most') : t('bag.addFailed')
}
