import { expect, test } from 'vitest'
import { createPageClient } from '../services/content/as-editor.ts'
import { startShop } from '../support/app.ts'
import { operatorTokens } from '../support/operator-tokens.ts'

test('the desk explains why it cannot be used if a service is external, and is not found without DESK_KEY', async () => {
  const remote = 'http://127.0.0.1:9/api/checkout'
  const [noKey, noCommerce, noContent] = await Promise.all([
    startShop({ MANAGEMENT_TOKEN: 'x', CONTENT_TOKEN: 'x' }),
    startShop({ ...operatorTokens, COMMERCE_URL: remote, COMMERCE_ADMIN_URL: 'https://platform.example/orders' }),
    startShop({ ...operatorTokens, CONTENT_URL: 'http://127.0.0.1:9/graphql' }),
  ])
  expect((await noKey.get('/desk')).status).toBe(404)
  const page = await (await noCommerce.get('/desk/orders')).text()
  expect(page).toContain('href="https://platform.example/orders"')
  expect(page).not.toContain('desk-menu')
  expect(await (await noContent.get('/sv/desk')).text()).toContain('Använd kommandona')
})

test('strangers see a login link, forms from other sites are rejected, and nothing is cached', async () => {
  const shop = await startShop(operatorTokens)
  const stranger = await shop.get('/desk/orders')
  expect([stranger.status, stranger.headers.get('Cache-Control')]).toEqual([401, 'private, no-store'])
  expect(await stranger.text()).toContain('href="/editing"')
  const cookie = await createPageClient(shop).logIn()
  const foreign = await shop.get('/desk/stock', {
    method: 'POST',
    headers: { Cookie: cookie, Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'do=count&item=1001-1&seen=1&counted=0',
  })
  expect(foreign.status).toBe(403)
})
