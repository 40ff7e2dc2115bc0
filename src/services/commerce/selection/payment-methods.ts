import { formatAmount } from '#client/shared/money/money.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import type { PaymentMethod, PaymentPlace } from './state.ts'

/**
 * Lists the methods that the checkout offers for a payment. The method `chosen` is listed even if
 * the checkout does not offer it, because API callers can choose any method by its name.
 */
export const listPaymentMethods = (methods: PaymentMethod[], place: PaymentPlace, chosen: string | null) =>
  methods.filter(
    method =>
      !method.collectsAddress &&
      (method.offered || method.paymentMethod === chosen) &&
      isKnownIn(method, place) &&
      !isTooSmall(method, place),
  )

/**
 * If the total is too small for every payment method, formats a sentence that tells the shopper so.
 * Otherwise empty. `offered` are the methods from `listPaymentMethods`.
 */
export function formatPaymentRefusal(
  methods: PaymentMethod[],
  place: PaymentPlace,
  { offered, language }: { offered: PaymentMethod[]; language: LanguageCode },
): string {
  if (offered.length > 0) return ''
  const minima = methods
    .filter(method => method.offered && isKnownIn(method, place) && isTooSmall(method, place))
    .map(({ findMinimum }) => findMinimum?.(place.currency) ?? 0)
  if (minima.length === 0) return ''
  return texts[language].payment.tooLittle(formatAmount(Math.min(...minima) / 100, place.currency, language))
}

/** How a purchase can be paid without the checkout's form. */
export interface BuyNowOffer {
  method: PaymentMethod
  /**
   * Whether tax or delivery depend on the ZIP code, so that the shop must ask for it before the
   * payment.
   */
  needsZipCode: boolean
}

/**
 * Finds the payment method whose page asks for the buyer's addresses. Null if no such method can be
 * used for this payment. A total of 0 needs no payment, so the result is null, too.
 */
export function findBuyNow(
  methods: PaymentMethod[],
  place: PaymentPlace,
  { needsZipCode }: Pick<BuyNowOffer, 'needsZipCode'>,
): BuyNowOffer | null {
  if (place.amount === 0) return null
  const method = methods.find(
    one => one.collectsAddress && one.offered && isKnownIn(one, place) && !isTooSmall(one, place),
  )
  return method ? { method, needsZipCode } : null
}

/** Whether `findBuyNow` would find a method here if the amount were large enough. */
export const canBuyNow = (methods: PaymentMethod[], place: PaymentPlace): boolean =>
  methods.some(method => method.collectsAddress && method.offered && isKnownIn(method, place))

const isKnownIn = ({ isOfferedIn }: PaymentMethod, place: PaymentPlace) => isOfferedIn?.(place) !== false

/** A total of 0 needs no payment, so it is never too small. */
const isTooSmall = ({ findMinimum }: PaymentMethod, { amount, currency }: PaymentPlace) =>
  amount > 0 && amount < (findMinimum?.(currency) ?? 0)
