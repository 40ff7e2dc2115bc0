import { expect, test } from 'vitest'
import { sharedShop, startShop } from '../../support/app.ts'

/* Shops without the page cache in front, so that every page comes from their isolate. */

const warm = await sharedShop({ LOCAL_TOOLS: '' })

const kinds = [
  '/',
  '/category/shop',
  '/category/shop/table?color=black&sort=cheapest',
  '/product/murla-table-black',
  '/info/faq',
  '/about/dager',
  '/designers',
  '/search?q=murla',
  '/account/login',
]
const paths = kinds.flatMap(path => [path, `/sv${path === '/' ? '' : path}`])

/** A page without what belongs to one response. */
async function page(shop: Pick<typeof warm, 'get'>, path: string, country: string) {
  const answer = await shop.get(path, { headers: { 'CF-IPCountry': country } })
  const html = await answer.text()
  expect(answer.status, path).toBe(200)
  const length = answer.headers.get('Content-Length')
  if (length) expect(Number(length)).toBe(Buffer.byteLength(html))
  return html.replaceAll(/nonce="[^"]+"/g, '').replace(/"report":"[^"]+"/, '')
}

test('a cached page is the page that another isolate renders, in each language and country', async () => {
  const cold = await startShop({ LOCAL_TOOLS: '' })
  try {
    for (const path of paths) {
      const rendered = new Map<string, string>()
      // What comes twice is cached, as parsed content and then as HTML.
      for (const country of ['SE', 'NO', 'US', 'SE', 'US', 'NO', 'SE', 'SE', 'US', 'US', 'NO', 'NO']) {
        const html = await page(warm, path, country)
        expect(html === (rendered.get(country) ?? html), `${path} ${country}`).toBe(true)
        rendered.set(country, html)
      }
      // Each country first in an isolate that has shown nothing else.
      expect((await page(cold, path, 'US')) === rendered.get('US'), path).toBe(true)
    }
  } finally {
    await cold.close()
  }
})
