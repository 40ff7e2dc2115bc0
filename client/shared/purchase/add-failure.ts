import { CommerceError, shortageIn } from '../commerce/error.ts'
import type { Translate } from '../texts/translate.ts'

/**
 * The message for an item that could not be added: the available quantity if known, that it is sold
 * out or no longer sold, or that the order's limit is reached.
 */
export function addFailure(error: unknown, t: Translate): string {
  const short = shortageIn(error)
  if (short?.available) return t('bag.noMore', { available: short.available })
  if (short && !short.withdrawn) return t('bag.soldOut')
  const isOf = (field: string) => error instanceof CommerceError && error.field(field)
  if (short || isOf('item')) return t('bag.notSold')
  return t(isOf('quantity') ? 'bag.most' : 'bag.addFailed')
}
