import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createContentClient } from '../services/content/ask.ts'
import { renewedShop } from '../support/app.ts'
import { en, sv } from '../support/texts.ts'

const shop = await renewedShop()
const { ask, post } = createContentClient(shop)

/** The ids of the products on a page, in the same sequence. */
const products = (html: string) =>
  [...html.matchAll(/<li class="product-card[^"]*" data-product="([^"]+)"/g)].map(([, id]) => id)

test('shared favorites keep their sequence, show the visitor’s prices, and are not indexed', async () => {
  for (const [prefix, words, price] of [
    ['', en, 'SEK 2,995'],
    ['/sv', sv, '2 995 kr'],
  ] as const) {
    const response = await shop.get(`${prefix}/favorites/1005,1001,1005,1004`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(products(html)).toEqual(['1005', '1001', '1004'])
    for (const part of [words.favorites.sharedTitle, words.favorites.sharedIntro, words.favorites.keep]) {
      expect(html).toContain(part)
    }
    expect(html.replaceAll(/\s/g, ' ')).toContain(price)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    // The visitor's own page of favorites loads the same list without header and footer.
    const list = await shop.get(`${prefix}/favorites/1005,1001,1004/list`)
    expect(list.headers.get('x-robots-tag')).toBe('noindex')
    const piece = await list.text()
    expect(products(piece)).toEqual(['1005', '1001', '1004'])
    expect(piece).not.toContain('<html')
    expect(piece).toContain(words.favorites.share)
    // Only the browser knows the visitor's own favorites, so their page is the same for everyone,
    // and says that it needs JavaScript.
    const own = await shop.html(`${prefix}/favorites`)
    expect(own).toContain(`<noscript><p class="notice">${words.favorites.noScript}`)
    // The page has no products except the popular ones that it shows without favorites.
    expect(products(own.split(words.error.popular)[0] ?? '')).toEqual([])
  }
  // One action stands out: adding all to the bag, or keeping what somebody shared.
  for (const [path, words, main, others] of [
    ['/favorites/1005,1001/list', en, en.favorites.addAll, 3],
    ['/sv/favorites/1005,1001', sv, sv.favorites.keep, 1],
  ] as const) {
    const actions = (await shop.html(path)).split('favorites-actions')[1]?.split('</div>')[0] ?? ''
    const buttons = [...actions.matchAll(/class="button[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(buttons, path).toEqual([main])
    expect(actions.split('class="link"').length - 1, path).toBeGreaterThanOrEqual(others)
    expect(actions, path).toContain(words.favorites.addAll)
  }
  // Anyone can make any number of lists, so none is cached.
  for (const path of ['/favorites/1005,1001,1004', '/favorites/1005,1001,1004/list']) {
    for (let request = 1; request <= 4; request++) {
      const again = await shop.get(path)
      expect(products(await again.text())).toEqual(['1005', '1001', '1004'])
      expect(again.headers.get('age'), `${path} ${request}`).toBeNull()
    }
  }
  const norwegian = await shop.get('/favorites/1001', { headers: { 'CF-IPCountry': 'NO' } })
  expect((await norwegian.text()).replaceAll(/\s/g, ' ')).toContain('NOK 3,095')
})

test('favorites that are not sold in the visitor’s market are left out, with a note', async () => {
  const db = shop.env.CONTENT_DB
  const entry = `type = 'product' AND id = '1006'`
  const before = await db.prepare(`SELECT data FROM entries WHERE ${entry}`).first('data')
  onTestFinished(async () => void (await db.prepare(`UPDATE entries SET data = ? WHERE ${entry}`).bind(before).run()))
  await db.prepare(`UPDATE entries SET data = json_set(data, '$.markets', json('[2]')) WHERE ${entry}`).run()
  for (const [prefix, words] of [
    ['', en],
    ['/sv', sv],
  ] as const) {
    const one = await shop.html(`${prefix}/favorites/1001,1006`)
    expect(products(one)).toEqual(['1001'])
    expect(one).toContain(words.favorites.leftOutOne)
    const two = await shop.html(`${prefix}/favorites/1006,9999,1001/list`)
    expect(two).toContain(words.favorites.leftOut.replace('{{count}}', '2'))
    const none = await shop.html(`${prefix}/favorites/1006`)
    expect(none).toContain(words.favorites.sharedNone)
    expect(none).not.toContain(words.favorites.keep)
    expect(await shop.html(`${prefix}/favorites/1001`)).not.toContain(words.favorites.leftOutOne)
  }
  // The button that adds all favorites skips products that are sold out or need a size.
  const list = await shop.html('/favorites/1001,1003,1014/list')
  expect(list).toContain('data-items="1001=1001-1"')
  expect(list).toContain(en.favorites.notAll)
})

test('an invalid link shows the 404 page, which does not repeat the link', async () => {
  const marks = ['<script>alert(1)</script>', '"><img src=x>', "'; DROP TABLE entries", '{{7*7}}', '\u202e1001']
  const links = [
    ...marks.flatMap(mark => [mark, `1001,${mark}`, `${mark},1001`]),
    ...['../api', '1001/../../x', '%00', '1001%00', ',', ',,', '1001,,1002', ' 1001', 'å', '1001;1002', '1001 1002'],
    ...['1'.repeat(33), '1,'.repeat(2000), 'a'.repeat(5000), '[1001]', '{"a":1}', 'null,', '1001%', '*', '%', '1001\n'],
  ]
  for (const link of links) {
    for (const path of [`/favorites/${encodeURIComponent(link)}`, `/sv/favorites/${encodeURIComponent(link)}/list`]) {
      const response = await shop.get(path)
      const html = await response.text()
      expect(response.status, path).toBe(link === 'null,' ? 200 : 404)
      if (marks.some(mark => link.includes(mark))) expect(html).not.toContain(link)
    }
  }
  for (const link of ['__proto__', 'constructor,toString', 'null']) {
    expect(await shop.html(`/favorites/${link}`)).toContain(en.favorites.sharedNone)
  }
  expect((await shop.get('/favorites/1001', { method: 'POST' })).status).toBe(404)
})

test('the content service returns up to 96 products by id', async () => {
  const answer = v.object({ productsByIds: v.array(v.object({ id: v.string(), name: v.string() })) })
  const query = 'query ($ids: [ID!]!) { productsByIds(locale: sv, ids: $ids) { id name } }'
  const { productsByIds } = await ask(answer, query, { ids: ['1004', 'no', '1001', '1004'] })
  expect(productsByIds.map(({ id }) => id)).toEqual(['1004', '1001'])
  const many = Array.from({ length: 97 }, (_, number) => `${number}`)
  const refused = await post(JSON.stringify({ query, variables: { ids: many } }))
  expect(await refused.text()).toContain('At most 96 ids')
})
