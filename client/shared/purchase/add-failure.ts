import { CommerceError, findShortage } from '../commerce/error.ts'
import type { Translate } from '../texts/translate.ts'

/**
 * The message for an item that could not be added, because too few are available, it is sold out,
 * it is not sold here, or the maximum quantity is reached.
 */
export function formatAddFailure(error: unknown, t: Translate): string {
  const shortage = findShortage(error)
  if (shortage?.available) return t('bag.noMore', { available: shortage.available })
  if (shortage && !shortage.withdrawn) return t('bag.soldOut')
  const isAbout = (field: string) => error instanceof CommerceError && error.field(field)
  if (shortage || isAbout('item')) return t('bag.notSold')
  return t(isAbout('quantity') ? 'bag.most' : 'bag.addFailed')
}
