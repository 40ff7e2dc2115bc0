/** What operators see of an order: the states of goods and money, and the parts of the total. */
export interface WireOrderFacts {
  goods: string
  money: string
  sums: {
    goodsAsNumber: number
    discounts: { name: string; amountAsNumber: number }[]
    shippingAsNumber: number
    taxDeductedAsNumber: number
    totalAsNumber: number
    taxes: { taxAsNumber: number }[]
    leftAsNumber: number
  }
}
