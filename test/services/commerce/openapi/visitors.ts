import { swede } from '../shopper.ts'
import { server, type World, walk } from './walk.ts'

/** Makes every call for the selection, its lines, its country and its vouchers. */
export async function choose({ person }: World) {
  const visitor = person()
  const { selection } = await walk(
    visitor,
    [200, 'GET', 'selection'],
    [200, 'GET', 'selection', undefined, { 'API-Token': 'none' }],
    [201, 'POST', 'items/1001-1', { quantity: 2, productUrl: '/product/x', category: 1 }],
    [201, 'POST', 'items/1002-1/quantity/1'],
    [201, 'POST', 'items/1005-1', { comment: 'Engraved' }, server],
    [410, 'POST', 'items/1012-1/quantity/99'],
    [404, 'POST', 'items/none'],
    [401, 'POST', 'items/1001-1', { comment: 'x' }],
    [403, 'POST', 'items/1001-1', { subscriptionPlan: 1 }],
    [400, 'POST', 'items/1001-1', '{'],
    [200, 'PUT', 'payment-fields', { address: swede, shippingAddress: { zipCode: '981 00', houseNumber: '1' } }],
  )
  const { items, pluginFields } = selection
  const [{ line }, second] = items
  await walk(
    visitor,
    [200, 'PUT', `lines/${line}/quantity/3`],
    [200, 'POST', `lines/${line}/quantity/1`],
    [200, 'DELETE', `lines/${line}/quantity/1`],
    [200, 'POST', `lines/${line}`, { quantity: 1 }],
    [410, 'POST', `lines/${line}`, { quantity: 90 }],
    [200, 'DELETE', `lines/${line}`, { quantity: 1 }],
    [406, 'PUT', `lines/${line}/quantity/x`],
    [404, 'DELETE', 'lines/none'],
    [200, 'PUT', 'items', { lines: [{ line: second?.line, quantity: 1 }], items: [{ item: 'none', quantity: 1 }] }],
    [400, 'PUT', 'items', { lines: 1 }],
    [200, 'PUT', `selection/${pluginFields.ingrid.session_id}`, { tokenOnly: false }],
    [200, 'PUT', `selection/${pluginFields.ingrid.session_id}`, { tokenOnly: true }],
    [406, 'PUT', 'selection/none', { tokenOnly: 1 }],
    [200, 'PUT', 'selection', { market: '1', language: 'en' }, server],
    [403, 'PUT', 'selection', {}],
    [200, 'PUT', 'shipping-methods/widget-pickup'],
    [404, 'PUT', 'shipping-methods/none'],
    [200, 'PUT', 'payment-methods/test'],
    [200, 'PUT', 'languages/sv'],
    [200, 'POST', 'vouchers', { voucher: 'LJUS10' }],
    [404, 'POST', 'vouchers', { voucher: 'NONE' }],
    [200, 'DELETE', 'vouchers/LJUS10'],
    [200, 'DELETE', 'vouchers'],
    [400, 'PUT', 'payment-fields', { noSuchField: 1 }],
    [413, 'PUT', 'payment-fields', { additionalNotes: 'x'.repeat(70_000) }],
    [200, 'GET', 'countries/auto'],
    [404, 'GET', 'countries/auto', undefined, { 'CF-IPCountry': 'XX' }],
    [200, 'PUT', 'countries/NO', { language: 'en' }],
    [200, 'PUT', 'countries/US/states/CA', {}],
    [404, 'PUT', 'countries/XX'],
  )
}

/** Makes every call for products, categories, and lists such as countries and markets. */
export async function browse({ person }: World) {
  const { products } = await walk(
    person(),
    [200, 'POST', 'products', { market: 'all', pricelist: 'all', relatedProducts: true, limit: 20 }, server],
    [401, 'POST', 'products', { market: 'all' }],
    [406, 'POST', 'products', { limit: 'x' }],
    [200, 'POST', 'products', { search: 'lamp', sortOrder: [{ field: 'priceAsNumber' }] }],
    [200, 'POST', 'products', { products: ['1001', '1101'], offers: true }, { 'CF-IPCountry': 'CH' }],
    [200, 'POST', 'products', { limit: 3 }, { 'CF-IPCountry': 'CH' }],
  )
  const [{ product, uri }] = products
  const { categories } = await walk(
    person(),
    [200, 'GET', `products/${product}`],
    [200, 'POST', `products/${product}`, { language: 'sv' }],
    [404, 'GET', 'products/0'],
    [200, 'POST', 'uri', { uri, for: ['product'] }],
    [404, 'POST', 'uri', { uri: 'none', for: ['product', 'category'] }],
    [200, 'POST', 'categories', {}],
    [200, 'GET', 'categories'],
  )
  await walk(
    person(),
    [200, 'POST', 'uri', { uri: categories[0].uri, for: ['category'], limit: 2 }],
    [200, 'GET', 'countries'],
    [200, 'GET', 'countries', undefined, server],
    [200, 'GET', 'languages'],
  )
  for (const list of ['countries/all', 'markets', 'pricelists', 'warehouses', 'brands', 'collections']) {
    await walk(person(), [200, 'GET', list, undefined, server], [403, 'GET', list])
  }
}
