import { afterAll, expect, test } from 'vitest'
import { startShop } from '../support/app.ts'
import { createEditor } from '../support/editor.ts'

const vars = { CONTENT_TOKEN: 'an-editors-token', PREVIEW_SECRET: 'a-preview-secret' }
const shop = await startShop(vars)
const editor = createEditor(shop, vars.CONTENT_TOKEN)
afterAll(() => shop.close())

const opened = await shop.get(`/api/preview?path=/&secret=${vars.PREVIEW_SECRET}`)
const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const loadHtml = async (path: string, headers: Record<string, string> = { Cookie: cookie }) =>
  (await shop.get(path, { headers })).text()
const words = (html: string) => html.replaceAll('<!-- -->', '')

/** Saves a new draft with the data of the entry `from`, except for `change`. */
async function copy(from: string, id: string, change: object) {
  const { type, data } = await editor.read(from)
  const saved = await editor.save(type, id, { ...data, ...change })
  expect(saved).toMatchObject({ status: 200, body: { status: 'draft' } })
}

await copy('1005', '9001', {
  id: '9001',
  slug: 'unseen-lamp',
  sku: 'DG9001',
  name: 'Osedda',
  categories: ['table'],
  items: [{ item: '9001-1', name: { en: 'One size' }, sku: 'DG9001', ean: '9520009001019', stock: 'yes' }],
  facts: { socket: 'G9', color: { en: 'Vermilion', sv: 'Cinnober' } },
  popularity: 5000,
})
await copy('ylva-torsmark', 'osedda-tecknare', { slug: 'osedda-tecknare', name: 'Osedda Tecknare' })
await editor.change('1006', () => ({ name: 'Osedda Ekvika', categories: ['table'] }))
// Products show the names of designers and families, so search and filters use these drafts too.
await editor.change('majken-sundelid', () => ({ name: 'Osedda Sundelid' }))
await editor.change('tjarna', () => ({ name: 'Oseddasjön' }))

/** Pages that show a draft in the preview. `sign` is HTML that is there only with the draft. */
const places: [path: string, sign: string][] = [
  ['/category/shop', '/product/unseen-lamp'],
  ['/category/shop/table', '/product/unseen-lamp'],
  ['/sv/category/shop/table', 'Osedda Ekvika'],
  ['/category/shop?choose=filters&sort=name-asc', 'Vermilion'],
  ['/category/shop?color=vermilion', '/product/unseen-lamp'],
  ['/category/shop/table?socket=g9&sort=cheapest', '/product/unseen-lamp'],
  ['/search/osedda', '/product/unseen-lamp'],
  ['/sv/search/DG9001', '/product/unseen-lamp'],
  ['/search/9520009001019', '/product/unseen-lamp'],
  ['/search/osedda', '/designers/osedda-tecknare'],
  ['/designers', 'Osedda Tecknare'],
  ['/designers/anselm-rydbo', '/product/unseen-lamp'],
  ['/product/unseen-lamp', 'Osedda'],
  ['/category/shop?choose=filters', 'Osedda Sundelid'],
  ['/sv/category/shop/ceiling?choose=filters', 'Oseddasjön'],
  ['/search/oseddasjon', '/product/tjarna-ceiling-opal'],
  ['/nothing-here', '/product/unseen-lamp'],
]

test('unpublished entries appear in listings, filters, search and sections of the preview only', async () => {
  const tricks: Record<string, string>[] = [
    {},
    { Cookie: `__Host-${cookie}` },
    { Cookie: `${cookie}x` },
    { Cookie: '__Host-preview=1; preview=1' },
    { Authorization: 'Bearer wrong', 'X-Preview': 'true' },
  ]
  for (const [path, sign] of places) {
    expect((await loadHtml(path)).includes(sign), path).toBe(true)
    for (const headers of tricks) {
      const html = await loadHtml(path, headers)
      expect(html.includes(sign), `${path} ${JSON.stringify(headers)}`).toBe(false)
      if (!path.endsWith('unseen-lamp')) expect(html).not.toContain('unseen-lamp')
    }
  }
  for (const path of ['/category/shop?preview=true', '/search/osedda?preview=1', '/product/unseen-lamp?preview=true']) {
    expect((await loadHtml(path, {})).includes('Osedda')).toBe(false)
  }
})

test('counts in the preview include drafts', async () => {
  const shown = async (path: string, headers?: Record<string, string>) => {
    const html = words(await loadHtml(path, headers))
    return [Number(/of (\d+) articles/.exec(html)?.[1]), new Set(html.match(/data-product="\d+"/g)).size]
  }
  const [before = 0, cards = 0] = await shown('/category/shop/table', {})
  // One draft is a new table lamp, and one moves a floor lamp to this category.
  expect(await shown('/category/shop/table')).toEqual([before + 2, cards + 2])
  const [floor = 0] = await shown('/category/shop/floor', {})
  expect((await shown('/category/shop/floor'))[0]).toBe(floor - 1)
  const form = words(await loadHtml('/category/shop?choose=filters&socket=e27'))
  expect(form).toMatch(/value="g9"[^>]*\/>G9 <small>1</)
  expect(await shown('/category/shop?color=vermilion')).toEqual([1, 1])
  const [all = 0] = await shown('/category/shop', {})
  expect((await shown('/category/shop'))[0]).toBe(all + 1)
})

test('a published entry is visible to everyone, and an unpublished one only in the preview', async () => {
  expect(await editor.publish('9001')).toMatchObject({ status: 200 })
  expect(await loadHtml('/category/shop?color=vermilion', {})).toContain('/product/unseen-lamp')
  expect(await loadHtml('/search/osedda', {})).toContain('/product/unseen-lamp')
  expect(await editor.unpublish('9001')).toMatchObject({ status: 200 })
  expect(await loadHtml('/category/shop?color=vermilion', {})).not.toContain('/product/unseen-lamp')
  expect(await loadHtml('/category/shop?color=vermilion')).toContain('/product/unseen-lamp')
})
