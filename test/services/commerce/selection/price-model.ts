import fc from 'fast-check'
import * as v from 'valibot'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'
import { decideTax, totalsTax } from '#src/services/commerce/catalogue/countries/tax.ts'
import { loadTerritories } from '#src/services/commerce/catalogue/countries/territories.ts'
import { formatWireMoney, includedTax, sum } from '#src/services/commerce/lib/money.ts'
import type { Quote } from '#src/services/commerce/selection/quote.ts'
import { computeTotals, type PurchaseTerms } from '#src/services/commerce/selection/totals.ts'
import { purchaseView } from '#src/services/commerce/selection/view/purchase-view.ts'
import { combineVouchers, type Voucher } from '#src/services/commerce/vouchers/terms.ts'
import { currencies, inUnion, outsideUnion, priceLists } from '../../../../tools/demo/countries.ts'
import { openMemoryDatabase } from '../orders/model/memory-database.ts'
import { calculateDiscounts, calculateRest, checkNear, findDeductedLines, roundToNearest } from './exact-prices.ts'
import { makeQuote } from './quote-of.ts'

const product = fc.constantFrom('1', '2', '3', '4')
const terms = {
  minimum: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
  products: fc.option(fc.uniqueArray(product, { maxLength: 3 })),
  exclusive: fc.boolean(),
  type: fc.constantFrom('code' as const, 'uri' as const, 'automatic' as const),
  description: fc.constant(''),
}
const kinds = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 500_000 }) }),
  fc.record({ kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
)
const vouchers = fc
  .array(fc.tuple(kinds, fc.record(terms)), { maxLength: 4 })
  .map(all => all.map(([kind, other], index): Voucher => ({ ...kind, ...other, voucher: `V${index}` })))

const territories = await loadTerritories(openMemoryDatabase())

/**
 * The tax rule and currency of every country that the shop delivers to, and of every territory in
 * those countries.
 */
const places = [
  ...inUnion.shipped.map(row => ({ row, eu: true })),
  ...outsideUnion.shipped.map(row => ({ row, eu: false })),
].flatMap(({ row: [code, , , list, vatTenths], eu }) => {
  const name = priceLists.find(({ priceList }) => priceList === list)?.currency
  const currency = currencies.find(entry => entry.currency === name)
  if (!currency) throw new Error(`Price list ${list} has no currency`)
  return [null, ...territories.filter(({ country }) => country === code)].map(territory => {
    const taxRule = { treatment: 'deduct' as const, limit: null, reverseCharge: false }
    return { ...totalsTax(decideTax({ eu, vatTenths, due: 'possible', taxRule }, territory)), currency }
  })
})

/** A country outside the EU, such as Norway, where tax is charged only up to a value limit. */
const limited = fc.record({
  currency: fc.constantFrom(...currencies),
  vatTenths: fc.constantFrom(77, 200, 250, 255),
  taxFree: fc.constant(false),
  limit: fc.record({
    per: fc.constantFrom('item' as const, 'item' as const, 'consignment' as const),
    amount: fc.oneof(fc.constantFrom(13_500, 300_000), fc.integer({ min: 1, max: 8_000_000 })),
    currency: fc.constant('NOK'),
    included: fc.boolean(),
    rate: fc.oneof(fc.constantFrom(1_000_000, 85_500), fc.integer({ min: 1, max: 100_000_000 })),
  }),
})

/**
 * Random bags in the shop's countries, with vouchers of every kind. They may contain vouchers that
 * exclude each other.
 */
export const bag = fc
  .record({
    lines: fc.array(
      fc.record({ product, price: fc.integer({ min: 0, max: 10_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { maxLength: 50 },
    ),
    vouchers,
    shipping: fc.option(
      fc.record({
        price: fc.integer({ min: 0, max: 100_000 }),
        freeFrom: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      }),
    ),
    place: fc.oneof(fc.constantFrom(...places), limited),
    near: fc.option(fc.nat({ max: 49 }), { freq: 10 }),
  })
  .map(({ place, near, ...rest }) => ({ ...rest, ...place, limit: nearLimit(place, rest.lines, near) }))

/** Moves the limit to the price before discounts of one piece or of all goods, if `near` is set. */
function nearLimit(
  { limit, vatTenths }: Pick<PurchaseTerms, 'limit' | 'vatTenths'>,
  lines: PurchaseTerms['lines'],
  near: number | null,
) {
  if (!limit || near === null || lines.length === 0) return limit
  const price =
    limit.per === 'item' ? lines[near % lines.length]?.price : sum(lines.map(one => one.price * one.quantity))
  const amount = Math.round(((price ?? 0) * 1e9) / ((1000 + vatTenths) * limit.rate))
  return { ...limit, amount: Math.max(1, amount) }
}

type Bag = typeof bag extends fc.Arbitrary<infer T> ? T : never

/**
 * Throws unless the service prices the bag like the model in `exact-prices.ts`, and the sums that
 * it sends add up exactly.
 */
export function checkPrices({ currency, vouchers: given, ...rest }: Bag) {
  const effective = combineVouchers(given)
  const exclusives = effective.filter(({ exclusive }) => exclusive)
  equal(exclusives.length > 0 ? effective.length : 1, 1, 'the number of vouchers that apply if one is exclusive')
  const basket = { ...rest, vouchers: effective }
  const totals = computeTotals(basket)
  const discounts = calculateDiscounts(basket)
  equal(totals.items, sum(rest.lines.map(({ price, quantity }) => price * quantity)), 'items')
  equal(totals.discount, 0 - sum(totals.lineDiscounts), 'discounts of the lines')
  equal(totals.discount, sum(totals.vouchers), 'discounts of the vouchers')
  checkNear(totals.lineDiscounts, discounts.lines, 'line')
  checkNear(
    totals.vouchers.map(amount => 0 - amount),
    discounts.vouchers,
    'voucher',
  )
  if (discounts.isPercent) equal(BigInt(0 - totals.discount), roundToNearest(discounts.total), 'discount')
  const deducted = findDeductedLines(basket, totals.lineDiscounts)
  equal(totals.deducted.lines.join(), deducted.join(), 'lines whose tax is deducted')
  const paid = rest.lines.map(({ price, quantity }, index) => price * quantity - (totals.lineDiscounts[index] ?? 0))
  const expected = calculateRest(basket, {
    goods: BigInt(totals.items + totals.discount),
    deducted: BigInt(sum(paid.filter((_, index) => deducted[index]))),
    deductedShipping: BigInt(totals.deducted.shipping),
  })
  for (const name of ['shipping', 'grandTotal', 'tax'] as const) equal(BigInt(totals[name]), expected[name], name)
  equal(BigInt(0 - totals.taxDeducted), expected.taxDeducted, 'deducted tax')
  if (expected.deductedShipping)
    checkNear([totals.deducted.shipping], [expected.deductedShipping], 'delivery whose tax is deducted')
  const [some, all] = [deducted.some(Boolean), deducted.every(Boolean)]
  if (!some && !rest.taxFree) equal(totals.taxDeducted, 0, 'deducted tax if no line’s tax is deducted')
  if (rest.lines.length > 0 && all) equal(totals.tax, 0, 'tax if the tax of all lines is deducted')
  for (const amount of [totals.items, totals.discount, totals.shipping, totals.taxDeducted, ...totals.vouchers])
    equal(Number.isSafeInteger(amount) && !Object.is(amount, -0), true, 'amounts are safe integers and not −0')
  checkWire({ ...basket, currency }, totals)
}

/**
 * Throws unless lines + shipping − discounts − deducted tax = total, in the numbers and texts that
 * the interface sends.
 */
function checkWire(
  { currency, ...basket }: PurchaseTerms & Pick<Quote, 'currency'> & { vouchers: Voucher[] },
  totals: Quote['totals'],
) {
  const sent = purchaseView(makeQuote(basket, currency, totals))
  const { order } = v.parse(orderAnswer, { order: sent })
  const minor = (amount: number) => Math.round(amount * 100)
  const wire = order.totals
  const lines = order.items.reduce((sum, { totalPriceAsNumber }) => sum + minor(totalPriceAsNumber), 0)
  const discounts = minor(wire.totalDiscountPriceAsNumber)
  const total = lines + minor(wire.shippingPriceAsNumber) + discounts + minor(wire.taxDeductedAsNumber)
  equal(total, minor(wire.grandTotalPriceAsNumber), 'lines + shipping − discounts − deducted tax')
  equal(Reflect.get(sent.totals, 'grandTotalPrice'), formatWireMoney(total, currency), 'grandTotalPrice')
  const tax = minor(wire.grandTotalPriceTaxAsNumber)
  const isPartly = totals.deducted.lines.some(Boolean) && !totals.isTaxFree
  const rate = Math.round(wire.taxPercent * 10)
  if (!isPartly) equal(tax, includedTax(total, rate), 'tax in the total')
  equal(tax <= includedTax(total, rate) + 1, true, 'tax is at most the rate’s share of the total')
  equal(discounts <= 0 && total >= 0, true, 'discounts reduce, and the total is not negative')
}

function equal(actual: unknown, expected: unknown, what: string) {
  if (!Object.is(actual, expected)) throw new Error(`${what}: ${actual} is not ${expected}`)
}
