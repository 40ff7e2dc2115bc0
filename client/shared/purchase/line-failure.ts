import { readPageData } from '../../page-data.ts'
import { CommerceError, findShortage } from '../commerce/error.ts'
import { reloadSelection } from '../commerce/session/selection-store.ts'
import { loadLanguage } from '../texts/load-language.ts'
import type { Translate } from '../texts/translate.ts'
import { formatAddFailure } from './add-failure.ts'

/**
 * `lost` is a message that the line is no longer in the bag. `stock` is the available quantity.
 * `message` is the message after any other failure; the shopper may then try again.
 */
type LineFailure = { lost: string } | { stock: number } | { message: string }

/** Explains a failed change of a line. `isMore` is whether the change increased the quantity. */
export async function explainLineFailure(error: unknown, name: string, isMore: boolean): Promise<LineFailure> {
  const { t } = await loadLanguage(readPageData().locale, 'checkout')
  const lost = formatLoss(error, name, t)
  const shortage = findShortage(error)
  if (lost !== null) {
    // A 410 response contains the corrected bag. After other errors, the bag must be reloaded.
    if (!shortage) await reloadSelection().catch(console.info)
    return { lost }
  }
  if (shortage) return { stock: shortage.available }
  return { message: isMore ? formatAddFailure(error, t) : t('bag.removeFailed') }
}

/**
 * The message that explains why a line is no longer in the bag; null if the line is still there.
 */
export function formatLoss(error: unknown, name: string, t: Translate): string | null {
  const shortage = findShortage(error)
  if (shortage?.available === 0) return t(shortage.withdrawn ? 'checkout.noLonger' : 'checkout.gone', { name })
  if (!(error instanceof CommerceError) || shortage || !error.field('line')) return null
  return t(error.isSessionOver ? 'checkout.sessionOver' : 'checkout.changed')
}
