import { salesPlace } from '../catalogue/countries/countries.ts'
import { defaultPlace } from '../catalogue/countries/place.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { createSnapshot } from '../orders/snapshot.ts'
import type { Order } from '../orders/storage.ts'
import { loadQuote } from '../selection/quote.ts'
import { findCountry } from '../selection/reference.ts'
import { createSelection, type PaymentMethod } from '../selection/state.ts'

export const sampleRefund = 'd'.repeat(32)

const people = {
  en: {
    address: {
      firstName: 'Johanna',
      lastName: 'Oberhauser',
      address1: 'Lindenweg 12',
      zipCode: '10115',
      city: 'Berlin',
    },
    country: 'DE',
    note: 'Please ring twice.\nThe dog is friendly.',
    reason: 'The glass was broken.',
  },
  sv: {
    address: { firstName: 'Åsa', lastName: 'Ek', address1: 'Storgatan 1', zipCode: '111 22', city: 'Stockholm' },
    country: 'SE',
    note: 'Ring gärna två gånger.\nHunden är snäll.',
    reason: 'Glaset var trasigt.',
  },
}

/**
 * Creates an order of two products from the catalogue, which is paid and partly refunded. It is not
 * stored.
 */
export async function createSampleOrder(
  db: D1Database,
  providers: PaymentMethod[],
  language: LanguageCode,
): Promise<Order & { reason: string }> {
  const person = people[language === 'sv' ? 'sv' : 'en']
  const now = new Date()
  // With a fixed hour, the mails are the same all day, so that they can be compared.
  now.setUTCHours(9, 0, 0, 0)
  const country = await findCountry(db, person.country)
  const place = country ? salesPlace(country, null) : defaultPlace
  const { results } = await db
    .prepare(
      `SELECT MIN(item) AS item FROM items JOIN product_markets USING (product) WHERE market = ?
       GROUP BY product ORDER BY product LIMIT 2`,
    )
    .bind(place.market)
    .all<{ item: string }>()
  const lines = results.map(({ item }, index) => ({ line: `line ${index}`, item, quantity: index + 1 }))
  const state = { ...createSelection('sample', place), language, lines }
  const shop = { db, providers, hasDeliveryWidget: false, now }
  const quote = await loadQuote(shop, {
    ...state,
    paymentMethod: 'test',
    fields: { ...state.fields, additionalNotes: person.note },
  })
  const address = { ...person.address, country: person.country, email: 'johanna@example.com' }
  const pages = { returnPage: '', failedPage: '' }
  const extras = { customer: null, newsletter: false }
  const snapshot = createSnapshot(quote, { address, shippingAddress: address, ...pages }, extras)
  const [first] = snapshot.lines
  if (!first) throw new Error('The catalogue has no products')
  const created = now.toISOString()
  return {
    number: 10_042,
    reference: 'a'.repeat(32),
    payment: 'b'.repeat(32),
    selection: 'sample',
    snapshot,
    email: snapshot.email,
    deliveryAddress: null,
    created,
    state: 'partly_refunded',
    status: 'progress',
    charge: {
      method: 'test',
      amount: quote.totals.grandTotal,
      currency: quote.currency.currency,
      providerId: null,
      captured: created,
    },
    shipments: [],
    returned: [],
    refunds: [
      {
        reference: sampleRefund,
        amount: first.price,
        lines: [{ line: first.line, quantity: 1, amount: first.price, unsent: 0 }],
        ...{ shipping: 0, other: 0, reason: person.reason, withdrawal: null },
        ...{ status: 'refunded', created, settled: created },
      },
    ],
    withdrawn: [],
    documents: [
      { number: 100_101, kind: 'receipt', refund: null, issued: created, seller: null, content: null },
      { number: 100_102, kind: 'credit_note', refund: sampleRefund, issued: created, seller: null, content: null },
    ],
    changes: [],
    reason: person.reason,
  }
}
