import { includedTax } from '../lib/money.ts'

/** A part of an amount, in minor units with its tax, and its rate in tenths of a percent. */
export interface Taxed {
  amount: number
  vatTenths: number
}

export interface TaxOfRate {
  vatTenths: number
  net: number
  tax: number
  gross: number
}

/**
 * The tax in amounts, by rate, the highest first. Of amounts that give back what `before` is a part
 * of: all of them together have exactly the tax of their sum, however it was divided.
 */
export function taxesOf(parts: Taxed[], before: Taxed[] = []): TaxOfRate[] {
  const [own, earlier] = [byRate(parts), byRate(before)]
  return [...own]
    .sort(([one], [other]) => other - one)
    .map(([vatTenths, gross]) => {
      const passed = earlier.get(vatTenths) ?? 0
      const tax = includedTax(passed + gross, vatTenths) - includedTax(passed, vatTenths)
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

function byRate(parts: Taxed[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { amount, vatTenths } of parts) sums.set(vatTenths, (sums.get(vatTenths) ?? 0) + amount)
  return sums
}
