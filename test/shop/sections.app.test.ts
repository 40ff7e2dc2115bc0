import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { cases } from '../../tools/demo/cases/index.ts'
import { designers } from '../../tools/demo/people.ts'
import { concepts } from '../../tools/demo/stories/concepts.ts'
import { dealers } from '../../tools/demo/stories/dealers.ts'
import { news } from '../../tools/demo/stories/news.ts'
import { createContentClient } from '../services/content/ask.ts'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

const details = [
  ...designers.map(one => `/designers/${one.slug}`),
  ...cases.map(one => `/cases/${one.slug}`),
  ...news.map(one => `/news/${one.slug}`),
  ...concepts.map(one => `/concepts/${one.slug}`),
]
const pages = ['/designers', '/cases', '/news', '/news?page=2', '/concepts', '/info/retailer', '/info/faq', ...details]
const listHrefs = (html: string) => [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
const listProductIds = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)

test('every page of the sections exists in both languages, and the links of pages and entries work', async () => {
  const links = new Set<string>()
  const look = async (path: string) => {
    const response = await shop.get(path)
    const html = await response.text()
    expect(response.status, path).toBe(200)
    expect(html.match(/<h1/g), path).toHaveLength(1)
    expect(html, path).toContain(`<html lang="${path.startsWith('/sv') ? 'sv-SE' : 'en-GB'}"`)
    expect(html, path).not.toMatch(/ style=|`slot|undefined|\[object/)
    for (const href of listHrefs(html)) links.add(href.replace(/^\/sv(?=\/|$)/, '') || '/')
  }
  const all = pages.flatMap(path => [path, `/sv${path}`])
  await Promise.all(all.map(look))
  const entries = await shop.env.CONTENT_DB.prepare('SELECT data FROM entries').all<{ data: string }>()
  for (const { data } of entries.results) {
    for (const [, href = ''] of data.matchAll(/"href":"(\/[^"#]*)"/g)) links.add(href)
  }
  // Links are checked without their language prefix, so only in English.
  const inside = [...links].filter(href => !/\.\w+$/.test(href) && !all.includes(href))
  expect(inside.length).toBeGreaterThan(60)
  const answers = await Promise.all(inside.map(async href => [href, (await shop.get(href)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('designers and products link to each other, and only products that are sold in the country are shown', async () => {
  const product = await shop.html('/sv/product/bagvik-floor-black')
  expect(listHrefs(product)).toContain('/sv/designers/ossian-vallfors')
  // One card per design, whatever its number of finishes.
  const designs = (slug: string) => {
    const own = articles.filter(({ designer }) => designer === slug)
    const sorted = own.sort((one, other) => other.popularity - one.popularity)
    return [...Map.groupBy(sorted, ({ id, variants = [id] }) => variants[0]).values()].map(([first]) => first?.id)
  }
  const popular = designs('ossian-vallfors')
  expect(listProductIds(await shop.html('/designers/ossian-vallfors'))).toEqual(popular)
  const american = await (await shop.get('/designers/ossian-vallfors', { headers: { 'CF-IPCountry': 'US' } })).text()
  expect(listProductIds(american)).toEqual(popular.filter(id => id !== '1011'))
  const ylva = await shop.html('/sv/designers/ylva-torsmark')
  expect(listProductIds(ylva)).toEqual(designs('ylva-torsmark'))
  const [, swatches = ''] = /<div class="swatches"[^>]*>(.*?)<\/div>/.exec(ylva) ?? []
  const finishes = articles.filter(({ variants }) => variants?.includes('1001')).map(({ slug }) => slug)
  expect(finishes).toHaveLength(4)
  expect(listHrefs(swatches).toSorted()).toEqual(finishes.map(slug => `/sv/product/${slug}`).toSorted())
})

test('every project and every concept links to the next one, and the last to the first', async () => {
  for (const [start, all] of [
    ['/cases/pensionat-sjoros', cases.map(one => `/cases/${one.slug}`)],
    ['/sv/concepts/carried-light', concepts.map(one => `/sv/concepts/${one.slug}`)],
  ] as const) {
    const seen: string[] = []
    let path: string = start
    while (!seen.includes(path)) {
      seen.push(path)
      const [, next = ''] = (await shop.html(path)).split('class="next-story')
      path = listHrefs(next)[0] ?? ''
    }
    expect(path).toBe(seen[0])
    expect(seen.toSorted()).toEqual(all.toSorted())
  }
})

test('news is listed newest first, in pages, and invalid pages redirect or are 404', async () => {
  const newsOn = async (path: string) => {
    const main = (await shop.html(path)).split('<main')[1]?.split('</main')[0] ?? ''
    return [...new Set(listHrefs(main))].filter(href => href.startsWith('/news/')).map(href => href.slice(6))
  }
  const sorted = news.toSorted((one, other) => other.date.localeCompare(one.date)).map(one => one.slug)
  expect([...(await newsOn('/news')), ...(await newsOn('/news?page=2'))]).toEqual(sorted)
  // Dates are formatted in the page's language.
  for (const [path, tag] of [
    ['/news', 'en-GB'],
    ['/sv/news', 'sv-SE'],
    [`/sv/news/${sorted[0]}`, 'sv-SE'],
  ] as const) {
    const days = [...(await shop.html(path)).matchAll(/<time class="news-date" dateTime="([\d-]+)">([^<]+)/g)]
    expect(days.length > 0, path).toBe(true)
    for (const [, date = '', text] of days) {
      const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      expect(text).toBe(day.format(new Date(date)))
    }
  }
  for (const path of [
    '/news?page=3',
    '/cases?page=2',
    '/news/nothing',
    '/cases/nothing',
    '/designers/x',
    '/concepts/x',
  ]) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
  for (const page of ['0', '-1', 'x', '1e9', '99999']) {
    const { status, headers } = await shop.get(`/sv/news?page=${page}`)
    expect([status, headers.get('Location')], page).toEqual([302, '/sv/news'])
  }
})

test('dealers are listed by country, with names and a sort order in the page’s language', async () => {
  const countries = (html: string) =>
    [...html.matchAll(/<section id="(\w\w)"[^>]*><h2>([^<]+)/g)].map(([, ...found]) => found)
  const swedish = countries(await shop.html('/sv/info/retailer'))
  expect(swedish[0]).toEqual(['DK', 'Danmark'])
  expect(swedish.at(-1)).toEqual(['DE', 'Tyskland'])
  const html = await shop.html('/info/retailer')
  expect(countries(html)).toHaveLength(8)
  for (const { phone } of dealers) expect(html).toContain(`tel:${phone.replaceAll(' ', '')}`)
})

test('the content service pages its lists, refuses invalid pages, hides drafts, and finds a designer’s products with an index', async () => {
  const { ask, post } = createContentClient(shop)
  const two = await ask(v.any(), '{ cases(locale: sv, first: 2, page: 3) { total cases { slug year } } }')
  expect(two.cases).toMatchObject({ total: 6, cases: [{ year: 2024 }, { slug: 'en-skargardsstuga', year: 2023 }] })
  for (const query of [
    '{news(locale:en,first:0){total}}',
    '{news(locale:en,page:0){total}}',
    '{cases(locale:en,first:97){total}}',
  ]) {
    expect((await post(JSON.stringify({ query }))).status).toBe(400)
  }
  const db = shop.env.CONTENT_DB
  await db
    .prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at)
       SELECT type, 'unseen', 'draft', 'unseen', data, created_at FROM entries WHERE type = 'news' LIMIT 1`,
    )
    .run()
  expect(await ask(v.any(), '{ newsItem(locale: en, slug: "unseen") { title } news(locale: en) { total } }')).toEqual({
    newsItem: null,
    news: { total: 8 },
  })
  const plan = await db
    .prepare(
      `EXPLAIN QUERY PLAN SELECT entry.id FROM entries AS entry WHERE entry.type = 'product'
       AND json_extract(entry.data, '$.designer') = ?1 AND entry.status = 'published'
       ORDER BY json_extract(entry.data, '$.popularity') DESC LIMIT 96`,
    )
    .bind('ylva-torsmark')
    .all<{ detail: string }>()
  const steps = plan.results.map(({ detail }) => detail).join('; ')
  expect(steps).toContain('products_by_designer')
  expect(steps).not.toContain('TEMP B-TREE')
})
