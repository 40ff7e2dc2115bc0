import { expect, test } from 'vitest'
import { computeTaxes } from '#src/services/commerce/documents/taxes.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('taxes are computed from gross amounts and summed by rate, the highest rate first', () => {
  expect(
    computeTaxes([
      { amount: 10_000, vatTenths: 60 },
      { amount: 12_500, vatTenths: 250 },
      { amount: 6_250, vatTenths: 250 },
    ]),
  ).toEqual([
    { vatTenths: 250, net: 15_000, tax: 3_750, gross: 18_750 },
    { vatTenths: 60, net: 9_434, tax: 566, gross: 10_000 },
  ])
  expect(computeTaxes([{ amount: 0, vatTenths: 250 }])).toEqual([{ vatTenths: 250, net: 0, tax: 0, gross: 0 }])
})

test('the taxes of partial refunds add up to the tax of the whole amount', () => {
  for (let seed = 1; seed < 300; seed++) {
    const parts = Array.from({ length: 1 + (seed % 9) }, (_, index) => ({
      amount: (seed * 7919 * (index + 1)) % 10_007,
      vatTenths: [250, 120, 60, 0][(seed + index) % 4] ?? 0,
    }))
    const given = parts.flatMap((part, index) => computeTaxes([part], parts.slice(0, index)))
    expect(given.filter(({ net, tax, gross }) => net + tax !== gross || tax < 0 || net < 0)).toEqual([])
    expect(sum(given.map(({ tax }) => tax))).toBe(sum(computeTaxes(parts).map(({ tax }) => tax)))
  }
})
