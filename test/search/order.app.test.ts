import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { createSearch } from './find.ts'

const shop = await sharedShop()
const { find, ids, walk } = createSearch(shop)

test('search results can be paged in every sort, and contain only products of the market', async () => {
  const all = await ids('e27')
  expect(all.length).toBeGreaterThan(5)
  expect(await walk('e27')).toEqual(all)
  for (const [sort, order] of [
    ['POPULAR', 'popularity DESC'],
    ['NEWEST', 'created DESC'],
    ['CHEAPEST', 'price'],
    ['DEAREST', 'price DESC'],
    ['NAME_ASC', 'name_sv'],
    ['NAME_DESC', 'name_sv DESC'],
  ]) {
    const { results } = await shop.env.CONTENT_DB.prepare(
      `SELECT product FROM listing WHERE market = 1 AND price_list = 65 AND category = '' AND product IN (SELECT value FROM json_each(?))
       ORDER BY ${order}, popularity DESC, product DESC`,
    )
      .bind(JSON.stringify(all))
      .all<{ product: string }>()
    const sorted = results.map(({ product }) => product)
    expect(await walk('e27', { sort }), sort).toEqual(sorted)
    expect(sorted).not.toEqual(all)
  }
  expect(await ids('e27', { market: 99 })).toEqual([])
  expect(await ids('e27', { market: -1, priceList: -1 })).toEqual([])
})

test('grouped results have one card for each design, in every sort, and count all finishes', async () => {
  const all = await ids('murla')
  const { results } = await shop.env.CONTENT_DB.prepare(
    `SELECT product, coalesce(design, product) AS design FROM listing
     WHERE market = 1 AND price_list = 65 AND category = '' AND product IN (SELECT value FROM json_each(?))`,
  )
    .bind(JSON.stringify(all))
    .all<{ product: string; design: string }>()
  const designOf = new Map(results.map(({ product, design }) => [product, design]))
  for (const sort of ['RELEVANCE', 'POPULAR', 'NEWEST', 'CHEAPEST', 'DEAREST', 'NAME_ASC', 'NAME_DESC']) {
    const each = await ids('murla', { sort })
    const firsts = each.filter((id, at) => each.findIndex(other => designOf.get(other) === designOf.get(id)) === at)
    expect(firsts.length).toBeLessThan(each.length)
    expect(await walk('murla', { sort, grouped: true }), sort).toEqual(firsts)
    const { designs, total } = await find('murla', { sort, grouped: true })
    expect(total).toBe(all.length)
    expect(designs.flatMap(({ finishes }) => finishes.map(({ id }) => id)).toSorted()).toEqual(all.toSorted())
  }
  const page = await shop.html('/search/murla')
  expect(page).toContain(`${all.length} articles`)
  expect(page).toContain('class="swatches"')
})

test('links sort the results, in both languages, and more results keep the sort', async () => {
  for (const [path, words] of [
    ['/search/lamp', ['Relevance', 'Popular', 'Newly added', 'Least expensive', 'Most expensive']],
    ['/sv/search/ja', ['Relevans', 'Populärast', 'Senast inkommet', 'Lägst pris', 'Högst pris']],
  ] as const) {
    const links = async (address: string) => {
      const [, list = ''] = /<nav class="sort-menu"[^>]*>(.*?)<\/nav>/.exec(await shop.html(address)) ?? []
      return [...list.matchAll(/<a href="([^"]+)" rel="nofollow"( aria-current="true")?>([^<]+)/g)]
    }
    const first = await links(path)
    expect(first.map(([, , , word]) => word)).toEqual(expect.arrayContaining([...words]))
    expect(first[0]?.slice(1)).toEqual([path, ' aria-current="true"', words[0]])
    const cheapest = first.find(([, , , word]) => word === words[3])?.[1] ?? ''
    expect(cheapest).toBe(`${path}?sort=cheapest`)
    expect((await links(cheapest)).filter(([, , current]) => current).map(([, , , word]) => word)).toEqual([words[3]])

    const page = await shop.html(cheapest)
    expect(/data-more="" href="([^"]+)"/.exec(page)?.[1]).toBe(`${cheapest}&amp;shown=48#more`)
    const prices = [...page.matchAll(/class="price-now" data-price="(\d+)"/g)].map(([, price]) => Number(price))
    expect(prices.length).toBe(24)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    const [, next = ''] = /rel="next" href="([^"]+)"/.exec(page) ?? []
    expect(next).toContain(`${cheapest}&amp;after=`)
    const more = await shop.html(`${cheapest}&shown=48`)
    const productsOf = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
    expect(productsOf(more).slice(0, 24)).toEqual(productsOf(page))
    const second = productsOf(await shop.html(next.replaceAll('&amp;', '&')))
    expect(productsOf(more).slice(24)).toEqual(second.slice(0, productsOf(more).length - 24))
    // A cursor of one sort is invalid in another.
    const lost = await shop.get(next.replaceAll('&amp;', '&').replace('cheapest', 'dearest'))
    expect([lost.status, lost.headers.get('Location')]).toEqual([302, `${path}?sort=dearest`])
  }
  expect(await shop.html('/search/brass?sort=relevance')).toContain(
    '<a href="/search/brass" rel="nofollow" aria-current="true">',
  )
})
