import type { CommerceError } from '../../commerce/error.ts'
import type { Selection, SelectionLine } from '../../commerce/schema/selection.ts'
import { tooManyText } from '../../commerce/wait.ts'
import type { PlainKey } from '../../i18n/index.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Language } from '../../i18n/use-translate.ts'
import { moneyText } from '../../money/money.ts'

/** A line that was removed from the bag or reduced. */
export interface Loss {
  item: string
  name: string
  uri: string
  /** The remaining quantity. */
  left: number
}

/** A problem that the checkout shows. */
export interface Problem {
  key: PlainKey
  /** The platform's messages for the shopper. */
  more?: string[]
  losses?: Loss[]
  /** The bag changed before payment: the shopper must accept the new total first. */
  isChanged?: boolean
  /** The bag before it changed, as the shopper saw it. */
  seen?: Selection
  /** The former bag, while the current one cannot be loaded: payment is blocked too. */
  unreadSince?: Selection
}

/** Lines of `before` that were removed or reduced in `after`. */
export const lossesIn = (before: Selection, after: Selection): Loss[] =>
  before.items.flatMap(({ item, quantity, product }) => {
    const left = after.items.filter(line => line.item === item).reduce((sum, line) => sum + line.quantity, 0)
    return left < quantity ? [{ item, name: nameOf(product), uri: product.uri, left }] : []
  })

export const nameOf = ({ name, variantName }: SelectionLine['product']) => [name, variantName].filter(Boolean).join(' ')

export const totalText = ({ totals, currency }: Selection, locale: Locale) =>
  moneyText(totals.grandTotalPriceAsNumber, currency, locale)

/** The problem, with the changes of the bag. */
export function withChanges(problem: Problem, before: Selection, after: Selection): Problem {
  const losses = lossesIn(before, after)
  const isOther =
    before.totals.grandTotalPriceAsNumber !== after.totals.grandTotalPriceAsNumber || before.currency !== after.currency
  return { ...problem, losses, isChanged: losses.length > 0 || isOther, seen: before }
}

/** The payment must not start. */
export const isBlocking = (problem: Problem | undefined) => Boolean(problem?.isChanged || problem?.unreadSince)

/**
 * Whether the platform rejected the call, so that the selection may have changed; no response is
 * not a rejection.
 */
export const isRefusal = (refused: CommerceError | null): refused is CommerceError =>
  refused !== null && refused.status >= 400 && refused.status < 500 && refused.status !== 429

/**
 * Messages for a rejected payment: ours, the platform's, and how long to wait after a rate limit.
 */
export function problemOf(refused: CommerceError | null, language: Language): Problem {
  const more = refused?.messages ?? []
  if (refused?.status === 410) return { key: 'checkout.stockGone', more }
  if (refused?.field('total')) return { key: 'checkout.totalChanged', more }
  if (refused?.field('voucher')) return { key: 'checkout.voucherGone', more }
  if (/^total/.test(refused?.field('paymentMethod') ?? '')) return { key: 'checkout.paymentFailed', more }
  if (refused?.status !== 429) return { key: 'checkout.proceedFailed', more }
  const wait = tooManyText(refused, language)
  return { key: 'checkout.tooMany', more: wait && more.length === 0 ? [wait] : more }
}
