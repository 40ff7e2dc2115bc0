import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#src/env.ts'
import { type PageContent, renderWholePage } from '#src/shared/document/whole-page.ts'
import { slotFor } from '#src/shared/edge/slots.ts'
import type { Visit } from '#src/visit.ts'

const visit: Visit = {
  locale: 'sv',
  country: slotFor('country'),
  market: 1,
  priceList: 65,
  currency: 'SEK',
  shipTo: true,
  terms: null,
  canBuyNow: false,
  preview: false,
}
const bindings = { SITE_URL: 'http://shop.test', TRADE_PORTAL_URL: '', TAG_SCRIPT: '' }

interface Asked {
  visit?: Partial<Visit>
  nonce?: string
  url?: string
  bindings?: Partial<typeof bindings>
  made?: PageContent
  status?: 200 | 404
}

let rendered = 0
async function ask({
  url = 'http://shop.test/sv/product/x',
  nonce = slotFor('nonce'),
  made = {},
  status = 200,
  ...given
}: Asked) {
  const app = new Hono<AppEnv>()
  app.get('*', c => {
    c.set('visit', { ...visit, ...given.visit })
    c.set('nonce', nonce)
    return renderWholePage(c, made, () => {
      c.header('Link', '</frame.css>')
      return c.html(`page ${++rendered}`, status)
    })
  })
  const answer = await app.request(url, {}, { ...bindings, ...given.bindings })
  const { headers } = answer
  return [await answer.text(), headers.get('Link'), headers.get('Content-Type'), headers.get('Content-Length')]
}

test('a page is rendered once for the same content, address, visit and deployment', async () => {
  const [product, related] = [{}, {}]
  const made = { sources: [product, related] }
  await ask({ made })
  const first = await ask({ made })
  expect(first).toEqual(['page 2', '</frame.css>', 'text/html; charset=UTF-8', '6'])
  expect(await ask({ made: { sources: [product, related] } })).toEqual(first)
  const others: Asked[] = [
    { made: { sources: [related, product] } },
    { made: { sources: [product] } },
    { made: { sources: [product, {}] } },
    { made, url: 'http://shop.test/product/x' },
    { made, url: 'http://shop.test/sv/product/x?sort=cheapest' },
    { made, visit: { locale: 'en' } },
    { made, visit: { market: 2 } },
    { made, visit: { priceList: 66 } },
    { made, visit: { currency: 'EUR' } },
    { made, visit: { shipTo: false } },
    { made, visit: { terms: { hasTax: true, due: null, charged: null, returnDays: 14, delivery: null } } },
    { made, bindings: { SITE_URL: 'http://other.test' } },
    { made, bindings: { TRADE_PORTAL_URL: 'http://b2b.test' } },
    { made, bindings: { TAG_SCRIPT: 'http://tags.test/' } },
  ]
  const pages: unknown[] = []
  for (const other of others) {
    await ask(other)
    pages.push((await ask(other))[0])
  }
  expect(new Set([...pages, first[0]]).size).toBe(others.length + 1)
  for (const [index, other] of others.entries()) expect((await ask(other))[0]).toBe(pages[index])
})

test('drafts, private pages, errors and pages with late parts or without sources are rendered every time', async () => {
  const made = { sources: [{}] }
  for (const never of [
    { made, visit: { preview: true } },
    { made, nonce: 'a-visitors-own' },
    { made: { ...made, isLate: true } },
    { made, status: 404 as const },
    {},
  ]) {
    const pages = [await ask(never), await ask(never), await ask(never)].map(([page]) => page)
    expect(new Set(pages).size).toBe(3)
  }
})
