import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { type Shop, sharedShop, startShop } from '../../support/app.ts'
import { type HostileContent, type Mood, startHostileContent } from '../../support/hostile-content.ts'

/*
 * The content service fails and recovers while visitors request pages of one kind only.
 */

let service: HostileContent
let shop: Shop

beforeAll(async () => {
  const real = await sharedShop()
  service = await startHostileContent(body =>
    real.get('/api/content/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
  )
  // This shop has no local page cache, so every request renders the page.
  shop = await startShop({ CONTENT_URL: service.url, LOCAL_TOOLS: '' })
})
afterAll(async () => {
  await shop?.close()
  service?.close()
})

beforeEach(() => {
  service.mood = 'well'
})

async function loadStatus(path: string) {
  const response = await shop.get(path)
  await response.arrayBuffer()
  return response.status
}

/** Expects the page to load again within 15 s, the promised time. */
const expectRecovery = (path: string) =>
  expect.poll(() => loadStatus(path), { timeout: 15_000, interval: 200, message: path }).toBe(200)

/** Requests the page until the shop stops querying the failing service. */
async function letServiceFail(path: string, mood: Mood) {
  service.mood = mood
  await Promise.all(Array.from({ length: 4 }, () => loadStatus(path)))
  for (let page = 0; page < 4; page++) expect(await loadStatus(path), `${path} ${mood}`).toBe(503)
  service.mood = 'well'
}

const product = '/product/murla-portable-brass'

for (const mood of pickAmount<Mood[]>(['garbage', 'hangs'], ['500', 'drops', 'cut', 'garbage', 'hangs']))
  test(`requests for product pages alone detect that the content service has recovered (${mood})`, async () => {
    await expectRecovery(product)
    await letServiceFail(product, mood)
    await expectRecovery(product)
  })

const some = ['/sv', '/category/shop/table', '/search?q=brass', '/info/faq', '/sitemap.xml']
const all = [
  '/',
  '/sv',
  '/category/shop',
  '/category/shop/table',
  '/search?q=brass',
  '/info/faq',
  '/about/our-history',
  '/professionals',
  '/news',
  '/cases',
  '/designers',
  '/designers/ylva-torsmark',
  '/concepts',
  '/info/retailer',
  '/favorites/1001,1014',
  '/energy-label/glim-e27-globe-opal',
  '/product/glim-e27-globe-opal/data-sheet.pdf',
  '/sitemap.xml',
]

for (const path of pickAmount(some, all))
  test(`requests for ${path} alone detect that the content service has recovered`, async () => {
    await expectRecovery(path)
    await letServiceFail(path, 'drops')
    await expectRecovery(path)
  })
