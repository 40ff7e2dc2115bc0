import fc from 'fast-check'
import * as v from 'valibot'
import { orderAnswer } from '#client/commerce/schema/order.ts'
import { perLocale } from '#client/i18n/locales.ts'
import { loadTerritories, taxAt } from '#src/services/commerce/catalogue/countries/territories.ts'
import { includedTax, moneyText, sum } from '#src/services/commerce/lib/money.ts'
import type { Quote } from '#src/services/commerce/selection/quote.ts'
import { type Basket, totalsOf } from '#src/services/commerce/selection/totals.ts'
import { purchaseView } from '#src/services/commerce/selection/view/purchase-view.ts'
import { combined, type Voucher } from '#src/services/commerce/vouchers/terms.ts'
import { currencies, inUnion, outsideUnion, priceLists } from '../../../../tools/demo/countries.ts'
import { memoryDatabase } from '../orders/model/memory-database.ts'
import { checkNear, exactDiscounts, nearest, restOf } from './exact-prices.ts'

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

const territories = await loadTerritories(memoryDatabase())

/**
 * Every country that is sent to and every territory in one: the tax in its prices, whether it is
 * deducted, and the currency.
 */
const places = [
  ...inUnion.shipped.map(row => ({ row, eu: true })),
  ...outsideUnion.shipped.map(row => ({ row, eu: false })),
].flatMap(({ row: [code, , , list, vatTenths], eu }) => {
  const name = priceLists.find(({ priceList }) => priceList === list)?.currency
  const currency = currencies.find(entry => entry.currency === name)
  if (!currency) throw new Error(`No currency of ${list}`)
  return [null, ...territories.filter(({ country }) => country === code)].map(territory => {
    const tax = taxAt({ eu, vatTenths, due: 'possible' }, territory)
    return { vatTenths: tax.vatTenths, taxFree: tax.isDeducted, currency }
  })
})

/**
 * A bag in one of the shop's countries with vouchers of every kind, before it is settled which of
 * them count together.
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
    place: fc.constantFrom(...places),
  })
  .map(({ place, ...rest }) => ({ ...rest, ...place }))

type Bag = typeof bag extends fc.Arbitrary<infer T> ? T : never

/**
 * Throws unless the service prices the bag like the model, and every sum on the wire adds up to the
 * minor unit.
 */
export function checkPrices({ currency, vouchers: given, ...rest }: Bag) {
  const effective = combined(given)
  const exclusives = effective.filter(({ exclusive }) => exclusive)
  equal(exclusives.length > 0 ? effective.length : 1, 1, 'exclusive counts alone')
  const basket = { ...rest, vouchers: effective }
  const totals = totalsOf(basket)
  const discounts = exactDiscounts(basket)
  equal(totals.items, sum(rest.lines.map(({ price, quantity }) => price * quantity)), 'items')
  equal(totals.discount, 0 - sum(totals.lineDiscounts), 'discounts of the lines')
  equal(totals.discount, sum(totals.vouchers), 'discounts of the vouchers')
  checkNear(totals.lineDiscounts, discounts.lines, 'line')
  checkNear(
    totals.vouchers.map(amount => 0 - amount),
    discounts.vouchers,
    'voucher',
  )
  if (discounts.isPercent) equal(BigInt(0 - totals.discount), nearest(discounts.total), 'discount')
  const expected = restOf(basket, BigInt(totals.items + totals.discount))
  for (const name of ['shipping', 'grandTotal'] as const) equal(BigInt(totals[name]), expected[name], name)
  equal(BigInt(rest.taxFree ? 0 - totals.taxDeducted : totals.tax), expected.tax, 'tax')
  for (const amount of [totals.items, totals.discount, totals.shipping, totals.taxDeducted, ...totals.vouchers])
    equal(Number.isSafeInteger(amount) && !Object.is(amount, -0), true, 'whole and safe')
  checkWire({ ...basket, currency }, totals)
}

/**
 * Lines + shipping − discounts (− tax that is deducted) = total, in the numbers and the texts that
 * shoppers get.
 */
function checkWire(
  { currency, ...basket }: Basket & Pick<Quote, 'currency'> & { vouchers: Voucher[] },
  totals: Quote['totals'],
) {
  const sent = purchaseView(quoteOf(basket, currency, totals))
  const { order } = v.parse(orderAnswer, { order: sent })
  const minor = (amount: number) => Math.round(amount * 100)
  const wire = order.totals
  const lines = order.items.reduce((sum, { totalPriceAsNumber }) => sum + minor(totalPriceAsNumber), 0)
  const discounts = minor(wire.totalDiscountPriceAsNumber)
  const total = lines + minor(wire.shippingPriceAsNumber) + discounts + minor(wire.taxDeductedAsNumber)
  equal(total, minor(wire.grandTotalPriceAsNumber), 'lines + shipping − discounts = total')
  equal(Reflect.get(sent.totals, 'grandTotalPrice'), moneyText(total, currency), 'the text')
  const tax = minor(wire.grandTotalPriceTaxAsNumber)
  equal(tax, includedTax(total, Math.round(wire.taxPercent * 10)), 'the tax in the total is what the rate says')
  equal(discounts <= 0 && total >= 0, true, 'signs')
}

/** A quote of the bag, with whatever else a quote has. */
export function quoteOf(
  basket: Basket & { vouchers: Voucher[] },
  currency: Quote['currency'],
  totals: Quote['totals'],
): Quote {
  const { vatTenths } = basket
  const address = {}
  const country = {
    country: 'XX',
    names: perLocale(() => ''),
    eu: !basket.taxFree,
    shipTo: true,
    market: 1,
    priceList: 1,
  }
  const texts = { name: '', variant: '', uri: '', sku: '', itemSku: '', ean: '', size: '', created: '' }
  return {
    state: {
      id: 's',
      place: { country: 'XX', state: null, market: 1, priceList: 1 },
      language: null,
      lines: [],
      vouchers: [],
      shippingMethod: null,
      paymentMethod: null,
      fields: { address, shippingAddress: address, additionalNotes: '', paymentReturnPage: '', paymentFailedPage: '' },
      paymentStarted: false,
      lastPurchase: null,
    },
    paymentMethods: [],
    language: 'en',
    currency,
    country: { ...country, currency: currency.currency, language: 'en', vatTenths, due: 'duty', states: [] },
    countries: [],
    lines: basket.lines.map(({ product, price, quantity }, index) => ({
      line: `${index}`,
      item: `${product}-1`,
      quantity,
      article: {
        ...texts,
        product,
        item: `${product}-1`,
        stock: 1,
        media: [],
        isNew: false,
        prepareDays: 0,
        price,
        priceBefore: price,
        siblings: [],
        categories: [],
        lowest: null,
      },
    })),
    vouchers: basket.vouchers,
    gone: [],
    deliveryWidget: false,
    pickupPoints: [],
    delivery: null,
    shippingMethods: [],
    shipping: null,
    leaving: null,
    totals,
    tax: { vatTenths, isDeducted: basket.taxFree, territory: null, due: null },
    refusal: '',
  }
}

function equal(actual: unknown, expected: unknown, what: string) {
  if (!Object.is(actual, expected)) throw new Error(`${what}: ${actual} is not ${expected}`)
}
