import { expect, test } from 'vitest'
import { desktop, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

test('an outdated request that fails does not change the result of a newer one', async () => {
  const { page, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/category/shop`, { waitUntil: 'networkidle' })
  const cards = page.locator('.product-card')
  const failure = Promise.withResolvers<void>()
  // The page retries each failed request once.
  const fail = (address: string) =>
    page.route(
      url => url.href === address,
      async route => {
        await failure.promise
        await route.abort()
      },
      { times: 2 },
    )
  let failures = 0
  page.on('requestfailed', request => {
    if (request.resourceType() === 'xhr') failures++
  })

  // "Load more" and a first filter fail once the second filter is applied.
  const more = page.getByRole('link', { name: 'Load more' })
  const address = await more.evaluate(link => (link instanceof HTMLAnchorElement ? link.href.split('#')[0] : ''))
  await fail(address ?? '')
  await fail(`${shop.url}/category/shop?choose=filters&socket=e14`)
  await more.press('Enter')
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^E14/ }).check()
  await page.getByRole('checkbox', { name: /^E27/ }).check()
  await expect.poll(() => new URL(page.url()).search).toBe('?socket=e14&socket=e27')
  const shown = await cards.count()
  const loaded: string[] = []
  page.on('request', request => request.isNavigationRequest() && loaded.push(request.url()))
  failure.resolve()
  await expect.poll(() => failures).toBe(4)
  await page.getByRole('checkbox', { name: /^E27/ }).uncheck()
  await expect.poll(() => new URL(page.url()).search).toBe('?socket=e14')
  await page.getByRole('checkbox', { name: /^E27/ }).check()
  await expect.poll(() => cards.count()).toBe(shown)
  expect(loaded).toEqual([])
  await context.close()
})
