import type { PaymentMethod, PaymentPlace } from './state.ts'

/** How a purchase can be paid without the checkout's form. */
export interface BuyNowOffer {
  method: PaymentMethod
  /** Whether tax or delivery depend on the ZIP code, so that it is asked before the payment. */
  needsZipCode: boolean
}

/**
 * Finds the method whose page asks for the buyer's addresses. Null if there is none for the
 * payment. A total of 0 has no such page.
 */
export function findBuyNow(
  methods: PaymentMethod[],
  place: PaymentPlace,
  { needsZipCode }: Pick<BuyNowOffer, 'needsZipCode'>,
): BuyNowOffer | null {
  if (place.amount === 0) return null
  const method = methods.find(
    ({ collectsAddress, offered, isOfferedIn }) => collectsAddress && offered && isOfferedIn?.(place) !== false,
  )
  return method ? { method, needsZipCode } : null
}
