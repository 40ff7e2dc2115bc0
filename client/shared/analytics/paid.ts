import type { Selection, SelectionLine } from '../commerce/schema/selection.ts'

interface Priced {
  items: Pick<SelectionLine, 'priceEachAsNumber' | 'quantity'>[]
  totals: Pick<
    Selection['totals'],
    'grandTotalPriceAsNumber' | 'taxDeductedAsNumber' | 'shippingPriceAsNumber' | 'handlingCostPriceAsNumber'
  >
}

/** Amounts in major units; `goods`, `shipping` and handling add up to the amount paid. */
interface Paid {
  /** What the shopper pays for all goods: after vouchers and without deducted tax. */
  goods: number
  shipping: number
  /**
   * `goods` divided by the sum of the items' prices; 1 if there are no discounts and no tax is
   * deducted.
   */
  share: number
}

/**
 * Splits the paid total into goods and shipping. The checkout interface sends only the totals of
 * discounts and deducted tax. Therefore discounts are distributed over all goods in proportion to
 * their prices, and deducted tax over goods, shipping and handling.
 */
export function splitPaid({ items, totals }: Priced): Paid {
  const { grandTotalPriceAsNumber: total, taxDeductedAsNumber: deducted } = totals
  const taxed = total + Math.abs(deducted)
  const share = taxed > 0 ? total / taxed : 1
  const shipping = roundToCents(totals.shippingPriceAsNumber * share)
  const goods = roundToCents(total - shipping - roundToCents(totals.handlingCostPriceAsNumber * share))
  const prices = items.reduce((sum, { priceEachAsNumber, quantity }) => sum + priceEachAsNumber * quantity, 0)
  return { goods, shipping, share: prices > 0 ? goods / prices : 1 }
}

const roundToCents = (amount: number) => Math.round(amount * 100) / 100
