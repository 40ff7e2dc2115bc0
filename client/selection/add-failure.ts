import { CommerceError, shortageIn } from '../commerce/error.ts'
import type { Translate } from '../i18n/index.ts'

/**
 * The message for an item that could not be added: the available quantity if known, or that the
 * order's limit is reached.
 */
export function addFailure(error: unknown, t: Translate): string {
  const short = shortageIn(error)
  if (short) return t('bag.noMore', { available: short.available })
  return error instanceof CommerceError && error.field('quantity') ? t('bag.most') : t('bag.addFailed')
}
