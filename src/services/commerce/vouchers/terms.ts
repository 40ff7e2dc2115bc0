/**
 * A voucher's reduction, and the goods to which it applies. `value` is a percentage, an amount in
 * minor units, or 0 for free shipping.
 */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /**
   * The minimum price of all goods before discounts, in minor units. Null means no minimum. Below
   * the minimum, the voucher stays in the selection, but gives no discount.
   */
  minimum: number | null
  /**
   * The voucher applies to these products and to those of `categories`. If both are null, it
   * applies to all products.
   */
  products: string[] | null
  categories?: string[] | null
}

export interface Voucher extends VoucherTerms {
  /** The code as the shop spells it, or an automatic voucher's name. */
  voucher: string
  description: string
  /** Whether shoppers get the voucher by typing its code, by opening its link, or automatically. */
  type: 'code' | 'uri' | 'automatic'
  /** Whether the voucher cannot be combined with others. */
  exclusive: boolean
}

/**
 * Returns the vouchers that apply together. If the code that was entered last is exclusive, it
 * applies alone; otherwise, all vouchers that are not exclusive apply. If there is no code, but an
 * exclusive automatic voucher, the first such voucher applies alone.
 */
export function combineVouchers(vouchers: Voucher[]): Voucher[] {
  const codes = vouchers.filter(({ type }) => type !== 'automatic')
  const last = codes.at(-1) ?? vouchers.find(({ exclusive }) => exclusive)
  return last?.exclusive ? [last] : vouchers.filter(({ exclusive }) => !exclusive)
}
