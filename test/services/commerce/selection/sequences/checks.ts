import { expect } from 'vitest'
import type { Answer } from '../../shopper.ts'
import { countReserved, countReservedUses } from './holds.ts'
import { listInEffect, sumPercents } from './vouchers.ts'
import { type Person, sum, type World } from './world.ts'

/**
 * Tax rates in tenths of a percent, by country. A negative rate is deducted from the prices,
 * because the country is outside the EU.
 */
export const taxes: Record<string, number> = { SE: 250, DE: 190, FI: 255, NO: 250, US: -250 }

/** By country, the price from which a piece's tax is deducted, in minor units including tax. */
const limits: Record<string, number> = { NO: 375_000 }
const currencies: Record<string, string> = { SE: 'SEK', DE: 'EUR', FI: 'EUR', NO: 'NOK', US: 'USD' }

interface WireLine {
  item: string
  line: string
  quantity: number
  priceEachAsNumber: number
  totalPriceAsNumber: number
}

const minor = (amount: number | false | undefined) => Math.round((amount || 0) * 100)

/** Expects the selection in the answer to equal the model's bag, and its sums to add up. */
export function checkSelection({ body }: Answer, world: World, { bag, email }: Person) {
  const { selection, location, loggedIn } = body
  const items: WireLine[] = selection.items
  const amounts = new Map(Object.entries(selection.totals))
  const at = (name: string) => minor(Number(amounts.get(`${name}AsNumber`)))
  expect(loggedIn?.email ?? null).toBe(email)
  expect(location.country).toBe(bag.country)
  expect(selection.currency).toBe(currencies[bag.country])
  expect(new Set(items.map(({ line }) => line)).size).toBe(items.length)
  expect(new Map(items.map(({ item, quantity }) => [item, quantity]))).toEqual(
    new Map([...bag.lines].map(([item, { quantity }]) => [item, quantity])),
  )
  for (const { quantity, priceEachAsNumber, totalPriceAsNumber } of items)
    expect(minor(totalPriceAsNumber)).toBe(minor(priceEachAsNumber) * quantity)
  expect(at('itemsTotalPrice')).toBe(sum(items.map(line => minor(line.totalPriceAsNumber))))
  expect(selection.totals.totalQuantity).toBe(sum(items.map(({ quantity }) => quantity)))

  const vouchers: { voucher: string; priceOffAsNumber: number }[] = selection.discounts.vouchers
  expect(vouchers.map(({ voucher }) => voucher)).toEqual(listInEffect(world, bag))
  expect(at('totalDiscountPrice')).toBe(sum(vouchers.map(({ priceOffAsNumber }) => minor(priceOffAsNumber))))
  const gross = at('itemsTotalPrice') + at('totalDiscountPrice') + at('shippingPrice') + at('handlingCostPrice')
  expect(gross).toBeGreaterThanOrEqual(0)
  const deducted = computeDeductedPart(items, bag.country, sumPercents(listInEffect(world, bag)))
  const rate = Math.abs(taxes[bag.country] ?? 0)
  const tax = (gross * rate) / (1000 + rate)
  const isDivided = deducted > 0 && deducted < 1
  // If only some lines have their tax deducted, discounts and delivery are rounded before the tax.
  const off = isDivided ? 2 : 0.5
  expect(Math.abs(at('taxDeducted') + tax * deducted)).toBeLessThanOrEqual(off)
  expect(Math.abs(at('grandTotalPriceTax') - tax * (1 - deducted))).toBeLessThanOrEqual(off)
  expect(at('taxDeducted')).toBeLessThanOrEqual(0)
  expect(at('grandTotalPrice')).toBe(gross + at('taxDeducted'))
}

/** The share of the goods' price, 0 to 1, from which the tax is deducted. */
function computeDeductedPart(items: WireLine[], country: string, percent: number) {
  if ((taxes[country] ?? 0) < 0) return 1
  const limit = limits[country]
  const above = items.filter(
    ({ priceEachAsNumber }) => limit && minor(priceEachAsNumber) * (100 - percent) >= limit * 100,
  )
  const worth = (lines: WireLine[]) => sum(lines.map(line => minor(line.totalPriceAsNumber)))
  return above.length === 0 ? 0 : worth(above) / worth(items)
}

/**
 * Expects the stock and reservations of each item, and the uses of each limited voucher, to equal
 * those in the model.
 */
export function checkStock(rows: Record<string, unknown>[], world: World) {
  const goods = [...world.stock].map(([name, there]) => ({ name, there, reserved: countReserved(world, name) }))
  const vouchers = [...world.uses].map(([name, there]) => ({ name, there, reserved: countReservedUses(world, name) }))
  expect(rows).toEqual([...goods, ...vouchers].sort((a, b) => (a.name < b.name ? -1 : 1)))
}

const listed = (names: Iterable<string>) => [...names].map(name => `'${name}'`)

export const stockQuery = ({ stock, uses }: World) => `SELECT item AS name, quantity AS there,
    COALESCE((SELECT SUM(quantity) FROM reservations reserved WHERE reserved.item = stock.item), 0) AS reserved
    FROM stock WHERE item IN (${listed(stock.keys())})
  UNION ALL SELECT voucher, uses_left,
    (SELECT COUNT(*) FROM voucher_reservations reserved WHERE reserved.voucher = vouchers.voucher)
    FROM vouchers WHERE voucher IN (${listed(uses.keys())}) ORDER BY name`
