/** What an order's amounts add up to, for its merchant. */
export interface WireSums {
  goodsAsNumber: number
  discounts: { name: string; amountAsNumber: number }[]
  shippingAsNumber: number
  taxDeductedAsNumber: number
  totalAsNumber: number
  taxes: { taxAsNumber: number }[]
  leftAsNumber: number
}
