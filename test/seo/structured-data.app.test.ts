import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inUnion, outsideUnion } from '../../tools/demo/countries.ts'
import { sharedShop } from '../support/app.ts'
import { kinds, schemaUrl, site, url, words } from './page-kinds.ts'

const shop = await sharedShop()

const graph = v.object({ '@context': v.string(), '@graph': v.array(v.looseObject({ '@type': v.string() })) })

/** Returns a page's structured data by type. Expects it to be in exactly one script. */
async function thingsOf(path: string, country = 'SE') {
  const page = await shop.get(path, { headers: { 'CF-IPCountry': country } })
  const html = await page.text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/gs)]
  expect([page.status, scripts.length], path).toEqual([200, 1])
  const data = v.parse(graph, JSON.parse(scripts[0]?.[1] ?? ''))
  expect(data['@context']).toBe('https://schema.org')
  return Object.fromEntries(data['@graph'].map(node => [node['@type'], node]))
}

for (const [kind, [path, types]] of Object.entries(kinds)) {
  test(`structured data describes the page: ${kind}`, async () => {
    for (const address of [path, path === '/' ? '/sv' : `/sv${path}`]) {
      const found = await thingsOf(address)
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(types).toSorted())
      for (const [type, schema] of Object.entries(types)) {
        const { issues } = v.safeParse(schema, found[type])
        expect(issues ? v.flatten(issues) : null, `${address} ${type}`).toBeNull()
      }
    }
  })
}

test('structured data of a product has the visitor’s price and currency, in the page’s language', async () => {
  expect((await thingsOf('/sv/product/ekvika-table-oak')).Product).toMatchObject({
    name: 'Ekvika Bordslampa, ek och linne',
    url: `${site}/sv/product/ekvika-table-oak`,
    offers: { price: 4295, priceCurrency: 'SEK', availability: 'InStock' },
  })
  expect((await thingsOf('/product/ekvika-table-oak', 'DE')).Product).toMatchObject({
    url: `${site}/product/ekvika-table-oak`,
    offers: { priceCurrency: 'EUR' },
  })
  expect((await thingsOf('/product/murla-portable-chalk')).Product).toMatchObject({
    offers: { availability: 'OutOfStock' },
  })
  // Each finish has its own page, which names the group of finishes.
  expect((await thingsOf('/product/murla-portable-oxide')).Product).toMatchObject({ inProductGroupWithID: '1001' })
})

test('structured data of a made-to-order product has the same lead time as its page', async () => {
  const path = '/product/ringholm-cluster-brass'
  const { Product } = await thingsOf(path)
  const days = { '@type': 'QuantitativeValue', unitCode: 'DAY' }
  expect(Product).toMatchObject({
    offers: {
      shippingDetails: {
        shippingDestination: { addressCountry: 'SE' },
        shippingRate: { value: 0, currency: 'SEK' },
        deliveryTime: {
          handlingTime: { ...days, minValue: 10, maxValue: 10 },
          transitTime: { ...days, minValue: 2, maxValue: 4 },
        },
      },
    },
  })
  const german = (await thingsOf(path, 'DE')).Product
  expect(german).toMatchObject({ offers: { shippingDetails: { shippingDestination: { addressCountry: 'DE' } } } })
  expect(await shop.html(path)).toContain('Made for you when you order: 10 working days.')
  // The shipping terms of all other products are described once, on the terms page.
  const inStock = (await thingsOf('/product/ekvika-table-oak')).Product
  expect(JSON.stringify(inStock)).not.toContain('shippingDetails')
})

test('structured data of a light source has its number in the European product database', async () => {
  const { Product } = await thingsOf('/product/glim-e27-globe-opal')
  expect(Product).toMatchObject({
    brand: { name: 'Harrow & Fenn' },
    hasCertification: {
      name: 'EPREL',
      issuedBy: { name: 'European_Commission' },
      certificationIdentification: expect.stringMatching(/^\d+$/),
    },
  })
})

test('every page has a title, address and picture for previews of shared links', async () => {
  const paths = Object.values(kinds).flatMap(([path]) => [path, path === '/' ? '/sv' : `/sv${path}`])
  for (const path of paths) {
    const html = await shop.html(path)
    const said = (name: string) => [...html.matchAll(new RegExp(`property="og:${name}" content="([^"]+)"`, 'g'))]
    for (const name of ['title', 'description', 'type', 'url', 'image']) {
      expect(said(name).length, `${path} ${name}`).toBe(1)
    }
    expect(said('url')[0]?.[1]).toBe(`${site}${path}`)
  }
  const typeOf = async (path: string) => /og:type" content="(\w+)"/.exec(await shop.html(path))?.[1]
  expect(await typeOf('/news/ringholm-in-black-chrome')).toBe('article')
  expect(await typeOf('/product/murla-portable-brass')).toBe('product')
  expect(await typeOf('/cases')).toBe('website')
})

test('structured data on the terms page describes the shipping and returns for each country', async () => {
  const money = v.looseObject({ '@type': v.literal('MonetaryAmount'), currency: words })
  const step = v.object({
    shippingDestination: v.pipe(v.array(v.object({ addressCountry: v.pipe(v.string(), v.length(2)) })), v.minLength(1)),
    orderValue: money,
    shippingRate: v.looseObject({ ...money.entries, value: v.pipe(v.number(), v.minValue(0)) }),
    transitTime: v.object({
      duration: v.object({ minValue: v.number(), maxValue: v.number(), unitCode: v.literal('DAY') }),
    }),
  })
  const shopSchema = v.object({
    '@id': v.literal(`${site}/#shop`),
    hasShippingService: v.array(v.object({ shippingConditions: v.pipe(v.array(step), v.length(2)) })),
    hasMerchantReturnPolicy: v.array(
      v.object({
        applicableCountry: v.pipe(v.array(words), v.minLength(1)),
        returnPolicyCategory: v.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
        merchantReturnDays: v.literal(30),
        merchantReturnLink: url,
        returnMethod: schemaUrl,
        returnFees: schemaUrl,
      }),
    ),
  })
  for (const prefix of ['', '/sv']) {
    const { OnlineStore } = await thingsOf(`${prefix}/info/terms-and-conditions`, 'US')
    const { hasShippingService, hasMerchantReturnPolicy } = v.parse(shopSchema, OnlineStore)
    const shipped = [...inUnion.shipped, ...outsideUnion.shipped].map(([code]) => code).toSorted()
    expect(hasMerchantReturnPolicy.flatMap(policy => policy.applicableCountry).toSorted()).toEqual(shipped)
    const sweden = hasShippingService
      .flatMap(service => service.shippingConditions)
      .filter(({ shippingDestination }) => shippingDestination.some(({ addressCountry }) => addressCountry === 'SE'))
    expect(sweden).toMatchObject([
      { orderValue: { minValue: 0, maxValue: 1499.99 }, shippingRate: { value: 79, currency: 'SEK' } },
      {
        orderValue: { minValue: 1500 },
        shippingRate: { value: 0 },
        transitTime: { duration: { minValue: 2, maxValue: 4 } },
      },
    ])
  }
})
