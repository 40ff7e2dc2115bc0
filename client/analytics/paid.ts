import type { Selection, SelectionLine } from '../commerce/schema/selection.ts'

interface Priced {
  items: Pick<SelectionLine, 'priceEachAsNumber' | 'quantity'>[]
  totals: Pick<
    Selection['totals'],
    'grandTotalPriceAsNumber' | 'taxDeductedAsNumber' | 'shippingPriceAsNumber' | 'handlingCostPriceAsNumber'
  >
}

/** In major units; `goods`, `shipping` and handling together are what is paid. */
interface Paid {
  /**
   * All goods, after vouchers, and without tax that is deducted; tax that stays inside the prices
   * is inside.
   */
  goods: number
  shipping: number
  /** How much of the goods' prices that is: 1 where nothing comes off. */
  share: number
}

/**
 * What of a selection's prices is paid. The wire tells discounts and deducted tax for the whole, so
 * they come off all goods in proportion, and the tax off delivery too.
 */
export function paidOf({ items, totals }: Priced): Paid {
  const { grandTotalPriceAsNumber: total, taxDeductedAsNumber: deducted } = totals
  const taxed = total + Math.abs(deducted)
  const share = taxed > 0 ? total / taxed : 1
  const shipping = cents(totals.shippingPriceAsNumber * share)
  const goods = cents(total - shipping - cents(totals.handlingCostPriceAsNumber * share))
  const prices = items.reduce((sum, { priceEachAsNumber, quantity }) => sum + priceEachAsNumber * quantity, 0)
  return { goods, shipping, share: prices > 0 ? goods / prices : 1 }
}

const cents = (amount: number) => Math.round(amount * 100) / 100
