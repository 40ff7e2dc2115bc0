import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, sharedShop, startShop } from '../../support/app.ts'
import { buildWithFaultyKv, type KvFault, kvFaults } from '../../support/faulty-kv.ts'
import { type HostileContent, startHostileContent } from '../../support/hostile-content.ts'

/*
 * Tests the built shop with every fault of KV, while the content service works and while it fails.
 */

const token = 'an-editors-token'
const build = buildWithFaultyKv()
let service: HostileContent
let shop: Shop

beforeAll(async () => {
  const real = await sharedShop()
  service = await startHostileContent(body =>
    real.get('/api/content/graphql', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }),
  )
  shop = await startShop({ CONTENT_URL: service.url, CONTENT_TOKEN: token }, build.path)
})
afterAll(async () => {
  await shop?.close()
  service?.close()
  build.remove()
})

/** Requests a page. After `forget`, no cache has it. */
async function visit(path: string) {
  const start = performance.now()
  const response = await shop.get(path)
  const html = await response.text()
  return { status: response.status, html, time: performance.now() - start }
}

/** Tells the shop that its menus have changed, so that the isolate forgets them. */
async function forget() {
  const body = '{"changes":[{"type":"globalContent","id":"global"}]}'
  const time = Math.floor(Date.now() / 1000)
  const code = createHmac('sha256', token).update(`${time}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Content-Signature': `t=${time},v1=${code}` }
  const answer = await shop.get('/api/webhooks/content', { method: 'POST', body, headers })
  expect([answer.status, await answer.text()]).toEqual([200, '{"changes":1}'])
}

const behave = async (fault: KvFault) => expect((await shop.get(`/__kv/${fault}`)).status).toBe(204)

/** Expects a complete page with this menu item and a footer. */
const expectFrame = (path: string, html: string, menu: string) => {
  expect([html.includes(`${menu}</span>`), html.endsWith('</html>')], path).toEqual([true, true])
  expect(html).toContain('class="site-footer')
  expect(html).not.toContain('Ancient')
}

const paths = ['/', '/info/faq', '/category/shop/table', '/product/murla-portable-brass', '/designers', '/checkout']

test.for(kvFaults)('KV %s: while the content service works, every page has its menus and footer', async fault => {
  // This stores the menus in KV; `stale` makes an old copy of them.
  await behave('well')
  await forget()
  await visit('/info/press')

  await behave(fault)
  await forget()
  for (const path of paths) {
    const { status, html, time } = await visit(path)
    expect([status, time < 3000], path).toEqual([200, true])
    expect(html.includes('Dager'), path).toBe(true)
    // The checkout has no menu.
    if (path === '/checkout') continue
    // The content service and KV are queried at the same time, so the page may show old menus until
    // the service responds.
    expectFrame(path, html, html.includes('Yesterday</span>') && fault === 'stale' ? 'Yesterday' : 'Lighting')
  }
  const swedish = await visit('/sv/info/faq')
  expectFrame('/sv/info/faq', swedish.html, 'Belysning')
})

// The tests run one after another and do not wait until the shop queries the service again, because
// each begins by clearing the isolate's menus.
test.for(kvFaults)('KV %s: while the content service fails, every page has its menus and footer', async fault => {
  service.mood = '500'
  await behave(fault)
  await forget()
  for (const path of paths) {
    const { status, html, time } = await visit(path)
    expect([status, time < 4500], path).toEqual([path === '/checkout' ? 200 : 503, true])
    if (path !== '/checkout') expectFrame(path, html, fault === 'stale' ? 'Yesterday' : 'Lighting')
  }
})
