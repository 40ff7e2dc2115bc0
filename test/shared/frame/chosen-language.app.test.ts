import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'

const shop = await sharedShop()

const swedish = { Cookie: 'locale=sv' }
const led = async (path: string, headers: Record<string, string>, method = 'GET') => {
  const answer = await shop.get(path, { headers, method })
  await answer.body?.cancel()
  expect(answer.headers.get('vary') ?? '').not.toMatch(/cookie|language/i)
  return [answer.status, answer.headers.get('location')]
}

test('a visitor who chose Swedish is redirected from the English start page when coming from outside', async () => {
  for (const headers of [
    swedish,
    { ...swedish, 'Sec-Fetch-Site': 'none' },
    { ...swedish, 'Sec-Fetch-Site': 'cross-site' },
  ]) {
    expect(await led('/', headers)).toEqual([302, '/sv'])
  }
  expect(await led('/?utm_source=letter', swedish)).toEqual([302, '/sv?utm_source=letter'])
  expect(await led('/', swedish, 'HEAD')).toEqual([302, '/sv'])
  const answer = await shop.get('/', { headers: swedish })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')

  // A link from the shop itself to the English start page does not redirect.
  expect(await led('/', { ...swedish, 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, null])
  expect(await led('/', { ...swedish, Referer: `${shop.url.origin}/sv` })).toEqual([200, null])
})

test('visitors who did not choose Swedish, and other pages than the start page, are not redirected', async () => {
  // Crawlers send no cookie, whatever language they accept.
  expect(await led('/', { 'Accept-Language': 'sv', 'User-Agent': 'Googlebot/2.1' })).toEqual([200, null])
  for (const value of ['en', 'de', '', '//evil.example']) {
    expect(await led('/', { Cookie: `locale=${value}` })).toEqual([200, null])
  }
  for (const path of ['/category/shop', '/product/murla-portable-brass', '/sv', '/checkout']) {
    expect(await led(path, swedish)).toEqual([200, null])
  }
  expect(await led('/sv', { Cookie: 'locale=en' })).toEqual([200, null])
})
