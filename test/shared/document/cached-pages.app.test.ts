import { expect, test } from 'vitest'
import { sharedShop, startShop } from '../../support/app.ts'

/*
 * These shops run without the page cache, so that every page comes from an isolate's own cache.
 */

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

/** Loads a page without the parts that differ between responses. */
async function page(shop: Pick<typeof warm, 'get'>, path: string, country: string) {
  const answer = await shop.get(path, { headers: { 'CF-IPCountry': country } })
  const html = await answer.text()
  expect(answer.status, path).toBe(200)
  const length = answer.headers.get('Content-Length')
  if (length) expect(Number(length)).toBe(Buffer.byteLength(html))
  return html.replaceAll(/nonce="[^"]+"/g, '').replace(/"report":"[^"]+"/, '')
}

test('a cached page equals the page that another isolate renders, in each language and country', async () => {
  const cold = await startShop({ LOCAL_TOOLS: '' })
  try {
    for (const path of paths) {
      const rendered = new Map<string, string>()
      // Repeated requests make the isolate cache first parsed content and then HTML.
      for (const country of ['SE', 'NO', 'US', 'SE', 'US', 'NO', 'SE', 'SE', 'US', 'US', 'NO', 'NO']) {
        const html = await page(warm, path, country)
        expect(html === (rendered.get(country) ?? html), `${path} ${country}`).toBe(true)
        rendered.set(country, html)
      }
      // An isolate that has rendered no other country gives the same page.
      expect((await page(cold, path, 'US')) === rendered.get('US'), path).toBe(true)
    }
  } finally {
    await cold.close()
  }
})
