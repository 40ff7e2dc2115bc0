/**
 * A voucher's worth. Percent is of the goods it is for; an amount is in minor units; free shipping
 * has no value.
 */
export interface VoucherTerms {
  kind: 'percent' | 'amount' | 'free_shipping'
  value: number
  /**
   * All goods before discounts must be worth this much in minor units; null is no minimum. Below it
   * the voucher stays and takes nothing off.
   */
  minimum: number | null
  /** The products it is for; null is all. */
  products: string[] | null
}

export interface Voucher extends VoucherTerms {
  /** As the merchant wrote it; codes are matched in either case. */
  voucher: string
  description: string
  /** Given as a code, by a link, or to everybody. */
  type: 'code' | 'uri' | 'automatic'
  /** Counts alone. */
  exclusive: boolean
}

/**
 * Those that count together. An exclusive code counts alone when it was given last; when another
 * came after it, it rests until that is taken away. An exclusive automatic one counts alone while
 * no code was given, the first of them by name.
 */
export function combined(vouchers: Voucher[]): Voucher[] {
  const codes = vouchers.filter(({ type }) => type !== 'automatic')
  const last = codes.at(-1) ?? vouchers.find(({ exclusive }) => exclusive)
  return last?.exclusive ? [last] : vouchers.filter(({ exclusive }) => !exclusive)
}
