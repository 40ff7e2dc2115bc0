import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper, parseReference } from '../services/commerce/shopper.ts'
import { type Shop, startDeployedShop, startShop } from '../support/app.ts'

/** Texts that only local tools for developers contain. */
const marks = [
  '/__pay',
  '/__outbox',
  '/__mails',
  '/__api',
  '/__graphql',
  '/__style-guide',
  'pages.local',
  'purged-tags',
]

const codeOf = (folder: string) => globSync(`${folder}/**/*.js`).map(path => readFileSync(path, 'utf8'))

test('the deployed build has no test payment, outbox, interfaces, style guide or local page cache', () => {
  const holds = (folder: string) => marks.filter(mark => codeOf(folder).some(code => code.includes(mark)))
  expect(holds('dist/local')).toEqual(marks)
  expect(holds('dist/ssr')).toEqual([])
})

let shop: Shop
beforeAll(async () => {
  // A deployed shop should not have these settings; if it does, they must have no effect.
  shop = await startDeployedShop({ LOCAL_TOOLS: 'true', TEST_PAYMENTS: 'true' })
})
afterAll(() => shop.close())

test('a deployed shop has no local tools even when they are enabled', async () => {
  const pages = ['/__pay/x', '/__outbox', '/__outbox?format=json', '/__mails', '/__api', '/__graphql', '/__style-guide']
  for (const path of [...pages, '/sv/__style-guide']) {
    expect((await shop.get(path)).status, path).toBe(404)
  }
  const logIn = { method: 'POST', headers: { Origin: new URL(shop.url).origin } }
  expect((await shop.get('/api/content/login/local', logIn)).status).toBe(404)
  const { call, pay } = createShopper(shop)
  await call('POST', 'items/1001-1')
  expect((await call('GET', 'selection')).body.paymentMethods).toEqual([])
  expect((await pay({ paymentMethod: 'test' })).status).toBe(404)
  expect((await shop.get('/sv/category/shop')).status).toBe(200)
})

test('the interface descriptions and the GraphQL form work, and pages of a local shop may show their icons', async () => {
  const local = await startShop()
  try {
    const interfaces = await local.html('/__api')
    for (const text of [
      '/lines/{line}/quantity/{quantity}',
      '/orders/{number}/shipments',
      '#checkout-SelectionAnswer',
    ]) {
      expect(interfaces).toContain(text)
    }
    const checkout = await local.get('/__api/checkout.json')
    expect(await checkout.text()).toBe(JSON.stringify(JSON.parse(readFileSync('docs/api/checkout.json', 'utf8'))))
    const ask = (query: string) =>
      local.html(`/__graphql?${new URLSearchParams({ query, variables: '{"locale":"sv"}' })}`)
    const schema = await local.html('/__graphql')
    expect(schema).toContain('<section id="StartPage">')
    expect(schema).toContain('<a href="#StartPage">StartPage</a>')
    expect(await ask('query ($locale: Locale!) { startPage(locale: $locale) { __typename } }')).toContain(
      '&quot;__typename&quot;: &quot;StartPage&quot;',
    )
    expect(await ask('<script>')).toContain('Syntax Error')
    expect(await ask('<script>')).not.toContain('<script>')

    // Firefox reports an icon that the page's content security policy blocks.
    const { call, pay } = createShopper(local)
    await call('POST', 'items/1001-1')
    const payment = `/__pay/${parseReference(await pay())}`
    for (const path of [payment, '/__outbox', '/__mails', '/__api', '/__graphql', '/__style-guide', '/']) {
      const page = await local.get(path)
      const [icon = '/favicon.ico'] = /(?<=<link rel="icon" href=")[^"]+/.exec(await page.text()) ?? []
      const [policy = ''] = /(?<=img-src )[^;]+/.exec(page.headers.get('Content-Security-Policy') ?? '') ?? []
      const source = icon.startsWith('data:') ? 'data:' : "'self'"
      expect([page.status, policy.split(' ').includes(source)], path).toEqual([200, true])
    }
  } finally {
    await local.close()
  }
})
