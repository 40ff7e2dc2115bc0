import { perLocale } from '#client/shared/texts/locales.ts'
import type { Quote } from '#src/services/commerce/selection/quote.ts'
import type { PurchaseTerms } from '#src/services/commerce/selection/totals.ts'
import type { Voucher } from '#src/services/commerce/vouchers/terms.ts'

/** A quote with these lines, vouchers and totals. All other fields have placeholder values. */
export function makeQuote(
  basket: PurchaseTerms & { vouchers: Voucher[] },
  currency: Quote['currency'],
  totals: Quote['totals'],
): Quote {
  const { vatTenths, taxFree, limit = null } = basket
  const address = {}
  const country = {
    country: 'XX',
    names: perLocale(() => ''),
    eu: !basket.taxFree && !basket.limit,
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
    paymentPlace: { country: 'SE', currency: 'SEK', amount: 0 },
    paymentMethods: [],
    paymentRefusal: '',
    buyNow: null,
    canBuyNow: false,
    language: 'en',
    currency,
    country: {
      ...country,
      currency: currency.currency,
      language: 'en',
      vatTenths,
      due: 'duty',
      taxRule: { treatment: 'charge', limit, reverseCharge: false },
      taxNumbers: [{ name: 'VOEC', number: '2012345' }],
      states: [],
    },
    countries: [],
    lines: basket.lines.map(({ product, price, quantity }, index) => ({
      line: `${index}`,
      item: `${product}-1`,
      quantity,
      soldItem: {
        ...texts,
        product,
        item: `${product}-1`,
        stock: 1,
        media: [],
        isNew: false,
        prepareDays: 0,
        isElectric: true,
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
    tax: {
      vatTenths,
      treatment: taxFree ? 'deduct' : 'charge',
      limit,
      territory: null,
      due: limit ? 'duty' : null,
      company: null,
    },
    takeBack: '',
    refusal: '',
  }
}
