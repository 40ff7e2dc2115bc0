import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

test('without a provider the checkout offers no address completion', async () => {
  for (const path of ['/checkout', '/sv/checkout']) {
    const page = await shop.html(path)
    expect(page.match(/<script[^>]* src=/g)).toHaveLength(1)
    expect(page).not.toContain('complete-address')
  }
  const body = JSON.stringify({ text: 'Storgatan', country: 'SE' })
  expect((await shop.get('/api/addresses', { method: 'POST', body })).status).toBe(404)
})
