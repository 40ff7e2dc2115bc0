import { afterAll, expect, test } from 'vitest'
import { startShop } from '../app.ts'

const shop = await startShop()
afterAll(() => shop.close())

const cards = (html: string) => [...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)
const words = (html: string) => html.replaceAll('<!-- -->', '')

test('a listing’s form narrows it by its address alone', async () => {
  const whole = await shop.html('/category/shop')
  expect(whole).toMatch(/<form [^>]*action="\/category\/shop"/)
  expect(whole).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*value="e27"/)
  const narrow = words(await shop.html('/category/shop?socket=e27&color=brass&color=black&sort=cheapest'))
  expect(cards(narrow).length).toBeGreaterThan(0)
  expect(cards(narrow).length).toBeLessThan(cards(whole).length)
  expect(narrow).toContain(`Showing ${cards(narrow).length} of ${cards(narrow).length} articles`)
  expect(narrow).toMatch(/<input type="checkbox"[^>]*name="socket"[^>]*checked=""[^>]*value="e27"/)
  expect(narrow).toContain('<input type="hidden" name="sort" value="cheapest"/>')
  // Each choice can be taken back by itself, and sorting keeps them.
  expect(narrow).toContain(
    'href="/category/shop?sort=cheapest&amp;color=black&amp;socket=e27" aria-label="Remove Brass"',
  )
  expect(narrow).toContain('href="/category/shop?sort=dearest&amp;color=black&amp;color=brass&amp;socket=e27"')
  expect(narrow).toContain('<link rel="canonical" href="http://shop.test/category/shop"/>')

  const swedish = words(await shop.html('/sv/category/shop/pendant?min=3000&max=5000'))
  expect(swedish).toContain('Pris (SEK)')
  expect(swedish).toContain('aria-label="Ta bort Från 3000 SEK"')
  expect(swedish).not.toContain('name="category" value="pendant"')
  const nothing = words(await shop.html('/category/shop?min=9999999'))
  expect(nothing).toContain('No products was found')
  expect(nothing).toContain('Clear all')
})

test('a filtered listing goes on where it ended', async () => {
  const first = words(await shop.html('/category/shop?stock=in-stock'))
  const [, next = ''] = /rel="next" href="([^"]+)"/.exec(first) ?? []
  expect(next).toContain('stock=in-stock')
  const second = await shop.html(next.replaceAll('&amp;', '&'))
  expect(cards(second).filter(id => cards(first).includes(id))).toEqual([])
  const [, total = ''] = /of (\d+) articles/.exec(first) ?? []
  expect(cards(first).length + cards(second).length).toBe(Number(total))
})

test('addresses that mean the same are one page; what is no choice is left out', async () => {
  const isKept = async (path: string) => (await shop.get(path)).headers.has('Age')
  await expect.poll(() => isKept('/category/shop/table?color=brass&color=black&socket=e27')).toBe(true)
  for (const same of [
    '/category/shop/table?socket=e27&color=black&color=brass',
    '/category/shop/table?color=brass&color=brass&color=black&socket=e27&x=1&utm_source=y',
    '/category/shop/table?color=brass&color=black&socket=e27&socket=%22%3Cscript%3E&min=-1&max=1e9',
  ]) {
    expect([same, await isKept(same)]).toEqual([same, true])
  }
  for (const path of [
    `/category/shop?${Array.from({ length: 300 }, (_, at) => `color=c${at}`).join('&')}`,
    '/category/shop?color=%E0%A4%A&color=%00&color[]=x',
    `/category/shop?color=${'x'.repeat(5000)}`,
    '/category/shop?size=__proto__&material=constructor&min=00012&max=0',
    '/category/shop?color=brass&after=bm9uc2Vuc2U',
  ]) {
    const page = await shop.get(path)
    expect([path.slice(0, 60), page.status]).toEqual([path.slice(0, 60), path.includes('after') ? 302 : 200])
    await page.text()
  }
})
