import type { Selection, SelectionLine } from '../commerce/schema/selection.ts'

interface Priced {
  items: Pick<SelectionLine, 'priceEachAsNumber' | 'quantity'>[]
  totals: Pick<
    Selection['totals'],
    'grandTotalPriceAsNumber' | 'taxDeductedAsNumber' | 'shippingPriceAsNumber' | 'handlingCostPriceAsNumber'
  >
}

/** In major units; `goods`, `shipping` and handling add up to the amount paid. */
interface Paid {
  /** All goods after vouchers and without deducted tax; included tax stays. */
  goods: number
  shipping: number
  /** The paid part of the goods' prices: 1 without discounts. */
  share: number
}

/**
 * The amounts paid of a selection. The wire has only totals of discounts and deducted tax, so they
 * are distributed over all goods in proportion, and the tax over shipping too.
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
