import { expect, test } from 'vitest'
import { desktop, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'

test('the other language has the same page, asked the same, and is remembered for ten days', async () => {
  const { page, context, problems } = await visitor(browser, desktop)
  for (const path of ['/search?q=lamp', '/account/reset-password?i=a&id=b']) {
    await page.goto(`${shop.url}${path}`)
    await page.getByRole('banner').getByRole('link', { name: 'Svenska' }).click()
    await page.waitForURL(`${shop.url}/sv${path}`)
  }
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie?.value).toBe('sv')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(863_000)
  expect(problems).toEqual([])
  await context.close()
})
