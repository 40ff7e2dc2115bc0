import { includedTax } from '../lib/money.ts'

/** An amount in minor units, tax included, and its tax rate in tenths of a percent. */
export interface TaxedAmount {
  amount: number
  vatTenths: number
}

/** The net, tax and gross amounts of one rate, in minor units. */
export interface TaxOfRate {
  vatTenths: number
  net: number
  tax: number
  gross: number
}

/**
 * Computes the tax that amounts include, for each rate, with the highest rate first. `before` has
 * the amounts of the order's earlier credit notes. They are needed so that the rounded taxes of all
 * credit notes add up exactly to the tax on their sum. Default: none.
 */
export function computeTaxes(parts: TaxedAmount[], before: TaxedAmount[] = []): TaxOfRate[] {
  const [sums, earlier] = [sumByRate(parts), sumByRate(before)]
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([vatTenths, gross]) => {
      const earlierGross = earlier.get(vatTenths) ?? 0
      const tax = includedTax(earlierGross + gross, vatTenths) - includedTax(earlierGross, vatTenths)
      return { vatTenths, net: gross - tax, tax, gross }
    })
}

/** Taxes in the wire's format. */
export const taxesView = (taxes: TaxOfRate[]) =>
  taxes.map(({ vatTenths, net, tax, gross }) => ({
    taxPercent: vatTenths / 10,
    netAsNumber: net / 100,
    taxAsNumber: tax / 100,
    grossAsNumber: gross / 100,
  }))

function sumByRate(parts: TaxedAmount[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { amount, vatTenths } of parts) sums.set(vatTenths, (sums.get(vatTenths) ?? 0) + amount)
  return sums
}
