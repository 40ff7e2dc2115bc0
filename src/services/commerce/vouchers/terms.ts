/**
 * A voucher's value. Percent applies to its products; an amount is in minor units; free shipping
 * has none.
 */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /**
   * Minimum worth of all goods before discounts, in minor units; null is none. Below it the voucher
   * stays without a discount.
   */
  minimum: number | null
  /** What it applies to: these products, and those of the categories; both null is all. */
  products: string[] | null
  categories?: string[] | null
}

export interface Voucher extends VoucherTerms {
  /** In the merchant's spelling; codes are matched in either case. */
  voucher: string
  description: string
  /** Applied by code, by link, or automatically. */
  type: 'code' | 'uri' | 'automatic'
  /** Not combined with others. */
  exclusive: boolean
}

/**
 * The vouchers that are combined. An exclusive code applies alone when it was entered last; after
 * another code it is suspended until that is removed. Without any code, the first exclusive
 * automatic voucher by name applies alone.
 */
export function combined(vouchers: Voucher[]): Voucher[] {
  const codes = vouchers.filter(({ type }) => type !== 'automatic')
  const last = codes.at(-1) ?? vouchers.find(({ exclusive }) => exclusive)
  return last?.exclusive ? [last] : vouchers.filter(({ exclusive }) => !exclusive)
}
