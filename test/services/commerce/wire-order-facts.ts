/** What only an order's merchant is told: where goods and money are, and how the total adds up. */
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
