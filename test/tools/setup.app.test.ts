import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceValue } from '#client/editing/entry/value.ts'
import { findArticle } from '#client/shared/law/duties.ts'
import { createShopper, swede } from '../services/commerce/shopper.ts'
import { numberAt } from '../support/answer.ts'
import { renewedShop, type Shop, startBuiltShop } from '../support/app.ts'
import { operate } from '../support/operate.ts'
import { operatorTokens, serverTokens } from '../support/operator-tokens.ts'
import { buildWithoutDemo } from './without-demo.ts'

const run = promisify(execFile)
let demo: Shop
let own: Shop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'))
  // This is not the shop with `operatorTokens`, where other files may have published products.
  demo = await renewedShop(serverTokens)
  own = await startBuiltShop(await buildWithoutDemo(folder), operatorTokens)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await own?.close()
})

type Tool = 'shop/shop.ts' | 'content/main.ts'

/** Runs a command and returns what it prints. Throws if it fails. */
async function say(shop: Shop, tool: Tool, ...words: string[]) {
  if (tool === 'content/main.ts') return sayAsTyped(shop, tool, ...words)
  const { status, text } = await operate(shop, ...words)
  if (status !== 0) throw new Error(text)
  return text
}

/** Like `say`, but runs the command in a process of its own, as a user does. */
async function sayAsTyped(shop: Shop, tool: Tool, ...words: string[]) {
  const { stdout } = await run(process.execPath, [`tools/${tool}`, ...words], {
    env: { ...process.env, ...operatorTokens, SHOP_URL: shop.url.href },
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout
}

/** Saves what a command prints for the demo shop in a file, and returns its path. */
async function kept(name: string, ...command: Parameters<typeof say>) {
  const file = join(folder, name)
  await writeFile(file, await sayAsTyped(...command))
  return file
}

const [text, number, flag] = [v.string(), v.number(), v.boolean()]
const country = v.looseObject({
  country: text,
  shipTo: flag,
  market: number,
  pricelist: number,
  vat: number,
  registrations: v.looseObject({}),
})
const setupSchema = v.looseObject({
  pricelists: v.array(v.looseObject({ pricelist: number, currency: text, whole: flag })),
  countries: v.array(country),
  shippingMethods: v.array(v.looseObject({ market: number, pricelist: number, price: number })),
})

const exportSetup = async (shop: Shop) => v.parse(setupSchema, JSON.parse(await say(shop, 'shop/shop.ts', 'setup')))

const setUp = (shop: Shop, setup: object) =>
  createShopper(shop).call('PUT', 'management/setup', setup, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })

test('three files set up a shop without the demo, and can be imported repeatedly', async () => {
  const setup = await kept('setup.json', demo, 'shop/shop.ts', 'setup')
  const catalogue = await kept('catalogue.json', demo, 'shop/shop.ts', 'catalogue')
  const content = await kept('content.json', demo, 'content/main.ts', 'export')
  // The visitor is from Japan, because a country's market is cached for a minute, and Sweden's must
  // not be cached before the setup.
  const visitor = { headers: { 'CF-IPCountry': 'JP' } }
  expect((await own.get('/sv', visitor)).headers.get('location')).toBe('/sv/category/shop')
  expect(await (await own.get('/sv/category/shop', visitor)).text()).toContain('Vi hittade inga produkter')
  expect(await say(own, 'shop/shop.ts', 'setup', '--from', setup)).toMatch(/^6 price lists, \d+ countries/)
  expect(await say(own, 'shop/shop.ts', 'catalogue', '--from', catalogue)).toMatch(/^(\d+) of \1 categories/)
  expect(await say(own, 'content/main.ts', 'import', content, '--publish')).toMatch(
    /^(\d+) of \1 entries are published/,
  )
  await say(own, 'content/main.ts', 'synchronise')
  for (const path of ['/sv', '/sv/category/shop', '/product/ekvika-table-oak']) {
    const [there, here] = await Promise.all([demo.html(path), own.html(path)])
    expect(normalizePage(here), path).toEqual(normalizePage(there))
  }
  const { call, authorised, result } = createShopper(own)
  await call('POST', 'items/1001-1')
  const reference = await authorised()
  expect((await result(reference)).body.order.address).toMatchObject({ city: swede.city })

  expect(await say(own, 'shop/shop.ts', 'setup', '--from', setup)).toMatch(/^6 price lists/)
  expect(await say(own, 'shop/shop.ts', 'setup')).toBe(await readFile(setup, 'utf8'))
  const again = JSON.parse(await say(own, 'shop/shop.ts', 'catalogue'))
  const before = JSON.parse(await readFile(catalogue, 'utf8'))
  // Importing again does not reset stock, so the bought lamp stays sold.
  const left = numberAt(before, 'products.1001.items.0.stock') - 1
  expect(again).toEqual(replaceValue(before, ['products', '1001', 'items', 0, 'stock'], left))
})

test('an invalid setup is rejected with an error for each field, and nothing is stored', async () => {
  const whole = await exportSetup(demo)
  const { pricelists, countries } = whole
  const refused = async (change: object) => {
    const { status, body } = await setUp(demo, { ...whole, ...change })
    expect([406, 409]).toContain(status)
    return body.errors
  }
  const index = countries.findIndex(({ shipTo }) => !shipTo)
  const changed = (change: object) => ({
    countries: countries.map((one, place) => (place === index ? { ...one, ...change } : one)),
  })
  expect(await refused({ countries: countries.toSpliced(index, 1) })).toEqual({
    countries: expect.stringContaining(`${countries[index]?.country} must stay`),
  })
  expect(await refused(changed({ pricelist: 99 }))).toEqual({ [`countries.${index}.pricelist`]: 'not found' })
  expect(await refused(changed({ vat: 25.55 }))).toEqual({
    [`countries.${index}.vat`]: 'must have at most one decimal',
  })
  expect(await refused({ countries: [...countries, countries[0]] })).toEqual({
    [`countries.${countries.length}`]: 'is there twice',
  })
  expect(await refused({ shippingMethods: [] })).toEqual({ shippingMethods: expect.stringMatching(/^none for .*SE/) })
  expect(await refused({ pricelists: [{ ...pricelists[0], currency: 'CHF' }, ...pricelists.slice(1)] })).toEqual({
    pricelists: '65 must stay, and keep its currency',
  })
  expect(await refused({ colors: [] })).toEqual({ colors: 'unknown field' })
  expect(await exportSetup(demo)).toEqual(whole)
})

test('a country with delivery enabled can order, at the configured shipping price', async () => {
  const whole = await exportSetup(demo)
  const closed = whole.countries.find(({ shipTo }) => !shipTo)
  const shippingMethods = whole.shippingMethods.map(method =>
    method.pricelist === closed?.pricelist && method.market === closed.market
      ? { ...method, price: 12.5, freeFrom: null }
      : method,
  )
  const countries = whole.countries.map(one => (one === closed ? { ...one, shipTo: true } : one))
  expect((await setUp(demo, { ...whole, countries, shippingMethods })).status).toBe(200)
  const { call } = createShopper(demo)
  await call('POST', 'items/1001-1')
  const { selection } = (await call('PUT', `countries/${closed?.country}`)).body
  expect(selection.totals.shippingPriceAsNumber).toBe(12.5)
  expect((await setUp(demo, whole)).status).toBe(200)
})

const registered = { weee: 'W1', batteries: 'B1', packaging: 'P1', tax: [] }

test('a country needs its registration numbers to be opened, and an open country without them gets a warning', async () => {
  const whole = await exportSetup(demo)
  const at = (code: string) => whole.countries.findIndex(({ country }) => country === code)
  const put = async (change: (index: number) => object) => {
    const countries = whole.countries.map((one, index) => ({ ...one, ...change(index) }))
    const { status, body } = await setUp(demo, { ...whole, countries })
    return { status, errors: body.errors ?? {} }
  }
  const [pt, is, au, no, de] = [at('PT'), at('IS'), at('AU'), at('NO'), at('DE')]
  const open = { shipTo: true }
  const article = findArticle('producer-numbers')
  expect(article).toContain('2012/19/EU')
  for (const index of [pt, is]) {
    const missing = ['weee', 'batteries', 'packaging'].map(name => `countries.${index}.registrations.${name}`)
    expect(await put(one => (one === index ? open : {}))).toEqual({
      status: 406,
      errors: Object.fromEntries(missing.map(path => [path, `required: ${article}`])),
    })
    const partly = { ...open, registrations: { ...registered, batteries: '' } }
    expect(Object.keys((await put(one => (one === index ? partly : {}))).errors)).toEqual([missing[1]])
  }
  const complete = { ...open, registrations: registered }
  expect((await put(one => (one === pt ? complete : one === au ? open : {}))).status).toBe(200)

  const limit = { per: 'item', amount: 3000, currency: 'NOK', included: false }
  for (const [taxRule, errors] of [
    [
      { treatment: 'charge', limit },
      { 'registrations.tax': `required where tax is charged: ${findArticle('tax-on-arrival')}` },
    ],
    [{ treatment: 'refuse' }, { 'taxRule.limit': 'required: to send nothing at all, set shipTo to false' }],
    [{ treatment: 'deduct', limit }, { 'taxRule.limit': 'is for charge and refuse' }],
    [
      { treatment: 'refuse', limit: { ...limit, currency: 'EUR' } },
      { 'taxRule.limit.rate': 'required: what 1 EUR is in NOK' },
    ],
    [
      { treatment: 'refuse', limit: { ...limit, rate: 1.1 } },
      { 'taxRule.limit.rate': 'must be null: prices are in NOK' },
    ],
    [
      { treatment: 'refuse', limit: { ...limit, amount: 1.234 } },
      { 'taxRule.limit.amount': 'must have at most 2 decimals' },
    ],
    [{ treatment: 'export' }, { 'taxRule.treatment': 'must be deduct, charge or refuse' }],
  ] as const) {
    const given = { taxRule, registrations: { ...registered, tax: [] } }
    const wanted = Object.fromEntries(
      Object.entries(errors).map(([field, reason]) => [`countries.${no}.${field}`, reason]),
    )
    expect(await put(one => (one === no ? given : {}))).toEqual({ status: 406, errors: wanted })
  }

  // A country may have been opened before the numbers were required. It stays open, with a warning.
  const none = { registrations: { ...registered, weee: '' } }
  expect((await put(one => (one === de ? none : {}))).status).toBe(200)
  const file = join(folder, 'lacking.json')
  await writeFile(file, await say(demo, 'shop/shop.ts', 'setup'))
  expect(await say(demo, 'shop/shop.ts', 'setup', '--from', file)).toContain(
    `Warning: DE lacks registrations.weee (${article}).`,
  )
  // A file without the numbers keeps the stored ones.
  const { countries, ...rest } = whole
  expect((await setUp(demo, { ...rest, countries: countries.map(({ registrations: _, ...one }) => one) })).status).toBe(
    200,
  )
  expect((await exportSetup(demo)).countries[de]?.registrations).toEqual(none.registrations)
  expect((await setUp(demo, whole)).status).toBe(200)
  expect(await exportSetup(demo)).toEqual(whole)
})

/** Returns a page's text without what differs between two processes. */
const normalizePage = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
