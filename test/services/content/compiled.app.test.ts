import { parse } from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'
import { shopQueries } from '../../tools/shop-queries.ts'
import { createContentClient } from './ask.ts'

const shop = await sharedShop()
const { ask, post } = createContentClient(shop)

const entries = v.object({ slugs: v.object({ entries: v.array(v.object({ id: v.string(), slug: v.string() })) }) })
const loadEntries = async (type: string) =>
  (await ask(entries, `{ slugs(type: ${type}) { entries { id slug } } }`)).slugs.entries

/**
 * Runs the query twice: compiled, and with graphql-js, which the service uses for every request
 * that has an `operationName`.
 */
async function runBoth(query: string, variables: object) {
  const [, operationName] = /^query (\w+)/.exec(query) ?? []
  const [compiled, executed] = await Promise.all(
    [
      { query, variables },
      { query, variables, operationName },
    ].map(async body => {
      const response = await post(JSON.stringify(body))
      return { status: response.status, text: await response.text() }
    }),
  )
  return { compiled, executed }
}

/**
 * Loads slugs for the query: those of every fifth product, or of all entries of another type, and
 * one that does not exist.
 */
async function loadSlugs(query: string) {
  const type = /\b(page|category|product|designer|case|newsItem|concept|campaign)\(/
    .exec(query)?.[1]
    ?.replace('newsItem', 'news')
  const slugs = type ? (await loadEntries(type)).map(({ slug }) => slug) : []
  return [...slugs.filter((_, at) => type !== 'product' || at % 5 === 0), 'nothing-has-this-address']
}

const common = { market: 1, priceList: 65, first: 96, sort: 'NAME_ASC', page: 1, type: 'product' }

test('a compiled query and graphql-js return exactly the same response', async () => {
  const ids = (await loadEntries('product')).map(({ id }) => id)
  let count = 0
  for (const query of shopQueries) {
    const names = parse(query).definitions.flatMap(one =>
      'variableDefinitions' in one ? (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value) : [],
    )
    const places = /\$(slug|path)\b/.test(query) ? await loadSlugs(query) : ['']
    for (const locale of ['en', 'sv']) {
      const responses = places.map(place => {
        const all = {
          ...common,
          locale,
          ids: ids.slice(0, 96),
          priceLists: [66, 65],
          text: 'lamp',
          slug: place,
          path: place,
          designer: 'majken-sundelid',
          product: '1027',
        }
        return runBoth(query, Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))))
      })
      for (const { compiled, executed } of await Promise.all(responses)) {
        expect(compiled).toEqual(executed)
        expect(compiled?.status, query).toBe(200)
        count++
      }
    }
  }
  expect(count).toBeGreaterThan(shopQueries.length * 2)
})

test('a compiled listing and graphql-js return the same products in every sort, language and market', async () => {
  const [query = ''] = shopQueries.filter(text => text.startsWith('query Shop'))
  const visits = [
    { market: 1, priceList: 65, priceLists: [65] },
    { market: 2, priceList: 66, priceLists: [66, 65] },
    { market: 1, priceList: 65, priceLists: null },
  ]
  const choices = [
    {},
    { category: 'table', first: 3 },
    { minPrice: 100, first: 96 },
    { filters: [{ facet: 'color', values: ['black', 'white'] }], maxPrice: 9000 },
    { ranges: [{ measure: 'width', lowest: 100 }] },
    { filters: [{ facet: 'color', values: ['none'] }] },
    { category: 'nothing' },
  ]
  for (const sort of ['POPULAR', 'CHEAPEST', 'NAME_DESC']) {
    for (const locale of ['en', 'sv']) {
      const responses = visits.flatMap(visit =>
        choices.map(choice => runBoth(query, { sort, locale, ...visit, ...choice })),
      )
      for (const { compiled, executed } of await Promise.all(responses)) expect(compiled).toEqual(executed)
    }
  }
})

test('a compiled query that fails has the same errors as with graphql-js', async () => {
  for (const query of [
    'query A { products(locale: en, market: 1, priceList: 65, first: 0) { total } categories(locale: en) { slug } }',
    'query A { page(locale: en, path: "/info/faq", preview: true) { title } }',
    'query A($l: Locale!) { categories(locale: $l) { slug } }',
    'query A { categories(locale: en) { slug @skip(if: true) name } }',
    'query A { __typename all: categories(locale: en) { __typename slug } ...B categories(locale: en) { slug } } fragment B on Query { categories(locale: en) { name ... on Category { slug image { alt } } } }',
  ]) {
    const { compiled, executed } = await runBoth(query, { l: 'de' })
    expect(compiled).toEqual(executed)
  }
})

test('compiled queries read product cards from the database, or resolve them if they are missing', async () => {
  const db = shop.env.CONTENT_DB
  const cards = (await db.prepare('SELECT * FROM product_cards').all<Record<string, string | number>>()).results
  expect(cards.map(({ product }) => product).sort()).toEqual((await loadEntries('product')).map(({ id }) => id).sort())
  const visit = { locale: 'en', market: 1, priceList: 65, priceLists: [65], preview: false }
  // The service keeps cards in memory until the revision changes.
  const renewed = 'UPDATE listing_revision SET revision = hex(randomblob(8))'
  const change = (sql: string) => db.batch([db.prepare(sql), db.prepare(renewed)])
  const queries: [string, object][] = [
    ['Shop', {}],
    ['Search', { text: 'murla', sort: 'RELEVANCE' }],
    ['Finishes', { ids: ['1001'] }],
    ['StartPage', {}],
  ]
  const ask = (name: string, variables: object) =>
    runBoth(shopQueries.find(text => text.startsWith(`query ${name}(`)) ?? '', { ...visit, ...variables })
  try {
    await change(`UPDATE product_cards SET card_en = replace(card_en, '"type":"', '"type":"ready ')`)
    for (const [name, variables] of queries) {
      const { compiled, executed } = await ask(name, variables)
      expect(compiled?.text).toContain('"type":"ready ')
      expect(compiled?.text.replaceAll('"type":"ready ', '"type":"')).toBe(executed?.text)
    }
    const [one] = cards
    await db.prepare(`UPDATE entries SET data = data WHERE type = 'product' AND id = ?`).bind(one?.product).run()
    expect(await db.prepare('SELECT count(*) AS count FROM product_cards').first('count')).toBe(cards.length - 1)
    await change('UPDATE product_cards SET version = 0')
    for (const [name, variables] of queries) {
      const { compiled, executed } = await ask(name, variables)
      expect(compiled).toEqual(executed)
    }
  } finally {
    const columns = Object.keys(cards[0] ?? {})
    const insert = `INSERT OR REPLACE INTO product_cards (${columns}) VALUES (${columns.map(() => '?')})`
    await db.batch([...cards.map(card => db.prepare(insert).bind(...Object.values(card))), db.prepare(renewed)])
  }
})
