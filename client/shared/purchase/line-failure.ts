import { pageData } from '../../page-data.ts'
import { CommerceError, shortageIn } from '../commerce/error.ts'
import { readAgain } from '../commerce/session/selection-store.ts'
import { loadLanguage } from '../texts/load-language.ts'
import type { Translate } from '../texts/translate.ts'
import { addFailure } from './add-failure.ts'

/** The line is gone, fewer are in stock, or the change may be retried. */
type LineFailure = { lost: string } | { stock: number } | { message: string }

/** Explains a failed change of a line. `isMore`: the change was to a higher quantity. */
export async function lineFailure(error: unknown, name: string, isMore: boolean): Promise<LineFailure> {
  const { t } = await loadLanguage(pageData().locale, 'checkout')
  const lost = lossText(error, name, t)
  const short = shortageIn(error)
  if (lost !== null) {
    // A 410 comes with the corrected bag; a bag that changed elsewhere must be loaded.
    if (!short) await readAgain().catch(console.info)
    return { lost }
  }
  if (short) return { stock: short.available }
  return { message: isMore ? addFailure(error, t) : t('bag.removeFailed') }
}

/** Why a line is not in the bag any more; null where it is. */
export function lossText(error: unknown, name: string, t: Translate): string | null {
  const short = shortageIn(error)
  if (short?.available === 0) return t(short.withdrawn ? 'checkout.noLonger' : 'checkout.gone', { name })
  if (!(error instanceof CommerceError) || short || !error.field('line')) return null
  return t(error.isSessionOver ? 'checkout.sessionOver' : 'checkout.changed')
}
