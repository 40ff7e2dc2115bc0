import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, sharedShop, startShop } from '../../support/app.ts'
import { buildWithFaultyKv, type KvFault, kvFaults } from '../../support/faulty-kv.ts'
import { type HostileContent, startHostileContent } from '../../support/hostile-content.ts'

/*
 * The built shop with a KV that fails in every way, while the content service is well, and while it
 * is gone.
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

/** A page that no cache has, once `forget` was called. */
async function visit(path: string) {
  const start = performance.now()
  const response = await shop.get(path)
  const html = await response.text()
  return { status: response.status, html, time: performance.now() - start }
}

/** Resets the isolate to a new one without menus. */
async function forget() {
  const body = '{"changes":[{"type":"globalContent","id":"global"}]}'
  const time = Math.floor(Date.now() / 1000)
  const code = createHmac('sha256', token).update(`${time}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Content-Signature': `t=${time},v1=${code}` }
  const answer = await shop.get('/api/webhooks/content', { method: 'POST', body, headers })
  expect([answer.status, await answer.text()]).toEqual([200, '{"changes":1}'])
}

const behave = async (fault: KvFault) => expect((await shop.get(`/__kv/${fault}`)).status).toBe(204)

/** Expects complete menus and footer. */
const expectFrame = (path: string, html: string, menu: string) => {
  expect([html.includes(`${menu}</span>`), html.endsWith('</html>')], path).toEqual([true, true])
  expect(html).toContain('class="site-footer')
  expect(html).not.toContain('Ancient')
}

const paths = ['/', '/info/faq', '/category/shop/table', '/product/murla-portable-brass', '/designers', '/checkout']

test.for(kvFaults)('KV %s: every page has its frame, with the content service', async fault => {
  // The stale copy is made of this one.
  await behave('well')
  await forget()
  await visit('/info/press')

  await behave(fault)
  await forget()
  for (const path of paths) {
    const { status, html, time } = await visit(path)
    expect([status, time < 3000], path).toEqual([200, true])
    expect(html.includes('Dager'), path).toBe(true)
    // The checkout's frame has no menu.
    if (path === '/checkout') continue
    // The content service and KV are asked together: old menus may show until the answer is
    // there.
    expectFrame(path, html, html.includes('Yesterday</span>') && fault === 'stale' ? 'Yesterday' : 'Lighting')
  }
  const swedish = await visit('/sv/info/faq')
  expectFrame('/sv/info/faq', swedish.html, 'Belysning')
})

// One after the other, without waiting until the shop asks the service again: what an isolate knows
// of menus is forgotten before each.
test.for(kvFaults)('KV %s: every page has its frame, without the content service', async fault => {
  service.mood = '500'
  await behave(fault)
  await forget()
  for (const path of paths) {
    const { status, html, time } = await visit(path)
    expect([status, time < 4500], path).toEqual([path === '/checkout' ? 200 : 503, true])
    if (path !== '/checkout') expectFrame(path, html, fault === 'stale' ? 'Yesterday' : 'Lighting')
  }
})
