import type { CommerceError } from '../../shared/commerce/error.ts'
import type { Selection, SelectionLine, Unavailable } from '../../shared/commerce/schema/selection.ts'
import { formatAmount } from '../../shared/money/money.ts'
import type { Locale } from '../../shared/texts/locales.ts'
import type { PlainKey } from '../../shared/texts/translate.ts'

/** A line that was removed from the bag, or whose quantity was reduced. */
export interface Loss {
  item: string
  name: string
  uri: string
  /** The remaining quantity. */
  left: number
  /** The reason; null if the platform sends none. */
  why: 'soldOut' | 'withdrawn' | null
}

/** A problem that the checkout shows. `key` is the dictionary key of its message. */
export interface CheckoutProblem {
  key: PlainKey
  /** The platform's messages for the shopper. */
  more?: string[]
  losses?: Loss[]
  /** Whether the bag has changed, so that the shopper must accept the new total before paying. */
  isChanged?: boolean
  /** The bag before it changed, as the shopper saw it. */
  seen?: Selection
  /**
   * The bag before the problem. Only set while the current bag cannot be loaded, which also blocks
   * the payment.
   */
  unreadSince?: Selection
}

/**
 * Finds lines of `before` that are missing in `after` or have a smaller quantity. `unavailable` are
 * the items in a 410 response.
 */
export const findLosses = (before: Selection, after: Selection, unavailable: Unavailable[] = []): Loss[] =>
  before.items.flatMap(({ item, quantity, product }) => {
    const left = after.items.filter(line => line.item === item).reduce((sum, line) => sum + line.quantity, 0)
    const shortage = unavailable.find(one => one.item === item)
    const why = shortage && (shortage.withdrawn ? 'withdrawn' : 'soldOut')
    return left < quantity ? [{ item, name: formatProductName(product), uri: product.uri, left, why: why ?? null }] : []
  })

export const formatProductName = ({ name, variantName }: SelectionLine['product']) =>
  [name, variantName].filter(Boolean).join(' ')

export const formatGrandTotal = ({ totals, currency }: Selection, locale: Locale) =>
  formatAmount(totals.grandTotalPriceAsNumber, currency, locale)

/** Adds the changes of the bag to a problem. `unavailable` are the items in a 410 response. */
export function addBagChanges(
  problem: CheckoutProblem,
  before: Selection,
  after: Selection,
  unavailable?: Unavailable[],
): CheckoutProblem {
  const losses = findLosses(before, after, unavailable)
  const hasOtherTotal =
    before.totals.grandTotalPriceAsNumber !== after.totals.grandTotalPriceAsNumber || before.currency !== after.currency
  return { ...problem, losses, isChanged: losses.length > 0 || hasOtherTotal, seen: before }
}

/** Whether the payment must not start because of this problem. */
export const isBlocking = (problem: CheckoutProblem | undefined) => Boolean(problem?.isChanged || problem?.unreadSince)

/**
 * Whether the platform rejected the call, so that the selection may have changed. A missing
 * response is not a rejection.
 */
export const isRefusal = (refused: CommerceError | null): refused is CommerceError =>
  refused !== null && refused.status >= 400 && refused.status < 500 && refused.status !== 429
