/** The value of a voucher: a percentage, an amount in minor units, or 0 for free shipping. */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /**
   * The minimum price of all goods before discounts, in minor units. Null means no minimum. Below
   * it, the voucher stays in the selection but gives no discount.
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
  /** The code as the shop writes it, or the name of an automatic voucher. */
  voucher: string
  description: string
  /** Whether shoppers get it by typing its code, by opening its link, or automatically. */
  type: 'code' | 'uri' | 'automatic'
  /** Whether it cannot be combined with other vouchers. */
  exclusive: boolean
}

/**
 * Returns the vouchers that apply together. If the code that was entered last is exclusive, it
 * applies alone; otherwise all vouchers apply that are not exclusive. Without any code, the first
 * exclusive automatic voucher applies alone.
 */
export function combineVouchers(vouchers: Voucher[]): Voucher[] {
  const codes = vouchers.filter(({ type }) => type !== 'automatic')
  const last = codes.at(-1) ?? vouchers.find(({ exclusive }) => exclusive)
  return last?.exclusive ? [last] : vouchers.filter(({ exclusive }) => !exclusive)
}
