/** The value of a voucher: a percentage, an amount in minor units, or 0 for free shipping. */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /**
   * Minimum price of all goods before discounts, in minor units; null is none. Below it, the
   * voucher stays in the selection without a discount.
   */
  minimum: number | null
  /**
   * The products it applies to, and the categories of further ones; both null means all products.
   */
  products: string[] | null
  categories?: string[] | null
}

export interface Voucher extends VoucherTerms {
  /** The code in the shop's spelling; case is ignored when codes are entered. */
  voucher: string
  description: string
  /** How it is applied: by a code, by a link, or automatically. */
  type: 'code' | 'uri' | 'automatic'
  /** Whether it cannot be combined with others. */
  exclusive: boolean
}

/**
 * Returns the vouchers that apply together. An exclusive code applies alone if it was entered last;
 * after another code it is suspended until that one is removed. Without any code, the first
 * exclusive automatic voucher by name applies alone.
 */
export function combineVouchers(vouchers: Voucher[]): Voucher[] {
  const codes = vouchers.filter(({ type }) => type !== 'automatic')
  const last = codes.at(-1) ?? vouchers.find(({ exclusive }) => exclusive)
  return last?.exclusive ? [last] : vouchers.filter(({ exclusive }) => !exclusive)
}
