import { expect, test } from 'vitest'
import { numberAt, textAt, valueAt } from '../../support/answer.ts'
import { sharedShop } from '../../support/app.ts'
import { createEditor, editorVars } from '../../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)

async function ask(query: string, overlay: object[], token = editorVars.CONTENT_TOKEN) {
  const response = await shop.get('/api/content/graphql', {
    method: 'POST',
    body: JSON.stringify({ query, extensions: { overlay } }),
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
  })
  return { status: response.status, body: await response.json() }
}
const loadData = async (id: string, type: string) => (await editor.read(id, type)).data

test('in previews, unsaved entries appear on pages, in listings, filters and search, but only for editors', async () => {
  const page = await loadData('/info/press', 'page')
  const product = await loadData('1012', 'product')
  const designer = await loadData('iver-haugmoen', 'designer')
  const slug = textAt(designer, 'slug')
  const overlay = [
    { type: 'page', id: '/info/press', data: { ...page, title: { en: 'Unsaved press' } } },
    { type: 'page', id: '/info/nowhere-yet', data: { ...page, title: { en: 'Brand new' } } },
    {
      type: 'product',
      id: '1012',
      data: { ...product, name: 'Zzyzx', slug: 'zzyzx', categories: ['wall'], popularity: 9e6 },
    },
    { type: 'designer', id: slug, data: { ...designer, name: 'Ivar Renamed' } },
  ]
  const query = `{
    press: page(locale: en, path: "/info/press", preview: true) { title }
    public: page(locale: en, path: "/info/press") { title }
    fresh: page(locale: en, path: "/info/nowhere-yet", preview: true) { title }
    product(locale: en, slug: "zzyzx", preview: true) { id name }
    old: product(locale: en, slug: "${textAt(product, 'slug')}", preview: true) { id }
    wall: products(locale: en, market: 1, priceList: 65, category: "wall", first: 1, preview: true) {
      total products { id } facets { slug values { slug name } }
    }
    designers(locale: en, preview: true) { slug name }
    search(locale: en, text: "zzyzx", market: 1, priceList: 65, preview: true) { total products { id } }
    pages: search(locale: en, text: "brand new", market: 1, priceList: 65, preview: true) { pages { slug title } }
  }`
  const { status, body } = await ask(query, overlay)
  expect([status, valueAt(body, 'errors')]).toEqual([200, undefined])
  expect(valueAt(body, 'data')).toMatchObject({
    press: { title: 'Unsaved press' },
    public: { title: valueAt(page, 'title.en') },
    fresh: { title: 'Brand new' },
    product: { id: '1012', name: 'Zzyzx' },
    old: null,
    wall: { products: [{ id: '1012' }] },
    search: { total: 1, products: [{ id: '1012' }] },
    pages: { pages: expect.arrayContaining([{ slug: '/info/nowhere-yet', title: 'Brand new' }]) },
  })
  expect(valueAt(body, 'data.designers')).toContainEqual({ slug, name: 'Ivar Renamed' })
  const without = await ask(query, [])
  expect(valueAt(without.body, 'data')).toMatchObject({
    fresh: null,
    product: null,
    old: { id: '1012' },
    search: { total: 0 },
  })
  expect(valueAt(body, 'data.wall.total')).toBe(numberAt(without.body, 'data.wall.total') + 1)
  expect(await loadData('/info/press', 'page')).toEqual(page)

  for (const token of ['', 'another']) expect((await ask(query, overlay, token)).status).toBe(401)
  const wrong = await ask(query, [{ type: 'page', id: '/info/press', data: { ...page, title: {} } }])
  expect([wrong.status, valueAt(wrong.body, 'errors.0.extensions.errors')]).toEqual([
    400,
    { 'page:/info/press data.title.en': 'is missing' },
  ])
  const many = Array.from({ length: 51 }, () => overlay[0] ?? {})
  expect((await ask(query, many)).status).toBe(400)
  const large = { type: 'page', id: '/info/press', data: { ...page, lead: { en: 'x'.repeat(200_000) } } }
  expect((await ask('{ page(locale: en, path: "/info/press", preview: true) { lead } }', [large])).status).toBe(200)
  expect((await ask(query, [large], '')).status).toBe(413)
  expect(
    (
      await ask(
        query,
        Array.from({ length: 6 }, () => large),
      )
    ).status,
  ).toBe(413)
})
