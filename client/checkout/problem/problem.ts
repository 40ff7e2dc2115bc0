import type { CommerceError } from '../../commerce/error.ts'
import type { Selection } from '../../commerce/schema/selection.ts'
import { tooManyText } from '../../commerce/wait.ts'
import type { PlainKey } from '../../i18n/index.ts'
import type { Language } from '../../i18n/use-translate.ts'

/** A line that the bag lost, or that it has fewer pieces of. */
export interface Loss {
  item: string
  name: string
  uri: string
  /** Pieces that are still in the bag. */
  left: number
}

/** What went wrong, as the checkout tells it. */
export interface Problem {
  key: PlainKey
  /** The platform's own words for the shopper. */
  more?: string[]
  losses?: Loss[]
  /**
   * The bag is not the one that was to be paid for: nothing is paid until the shopper has accepted
   * its new total.
   */
  isChanged?: boolean
  /**
   * What was to be paid for, while the bag cannot be read and its new total is unknown. Nothing is
   * paid then either.
   */
  unreadSince?: Selection
}

/** Lines of `before` of which `after` has fewer pieces or none. */
export const lossesIn = (before: Selection, after: Selection): Loss[] =>
  before.items.flatMap(({ item, quantity, product }) => {
    const left = after.items.filter(line => line.item === item).reduce((sum, line) => sum + line.quantity, 0)
    const name = [product.name, product.variantName].filter(Boolean).join(' ')
    return left < quantity ? [{ item, name, uri: product.uri, left }] : []
  })

/** The problem, with what became of the bag meanwhile. */
export function withChanges(problem: Problem, before: Selection, after: Selection): Problem {
  const losses = lossesIn(before, after)
  const isOther =
    before.totals.grandTotalPriceAsNumber !== after.totals.grandTotalPriceAsNumber || before.currency !== after.currency
  return { ...problem, losses, isChanged: losses.length > 0 || isOther }
}

/** The payment may not begin. */
export const isBlocking = (problem: Problem | undefined) => Boolean(problem?.isChanged || problem?.unreadSince)

/**
 * Whether the platform refused, so that the selection may have changed; a missing answer is no
 * refusal.
 */
export const isRefusal = (refused: CommerceError | null): refused is CommerceError =>
  refused !== null && refused.status >= 400 && refused.status < 500 && refused.status !== 429

/** A refused payment in words, and in the platform's own. Whoever has to wait is told how long. */
export function problemOf(refused: CommerceError | null, language: Language): Problem {
  const more = refused?.messages ?? []
  if (refused?.status === 410) return { key: 'checkout.stockGone', more }
  if (refused?.field('voucher')) return { key: 'checkout.voucherGone', more }
  if (refused?.status !== 429) return { key: 'checkout.proceedFailed', more }
  const wait = tooManyText(refused, language)
  return { key: 'checkout.tooMany', more: wait && more.length === 0 ? [wait] : more }
}
