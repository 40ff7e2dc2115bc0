import { expect, test } from 'vitest'
import { texts as en } from '#client/i18n/en/index.ts'
import { desktop, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'
import { fill, settled, toCheckout } from './checkout-page.ts'

/**
 * A widget of another make, which keeps its choices to itself and tells the page only what it must.
 */
const snippet = `<p id="foreign">Elsewhere</p><script>
  window.told = {}
  window._sw = callback => callback({ on: (event, handler) => { told[event] = handler } })
</script>`

test('another delivery widget reports ZIP code and choice; invalid events are ignored', async () => {
  const { page, context, problems } = await visitor(browser, desktop)
  const calls: string[] = []
  await page.route(/\/api\/checkout\//, async route => {
    const request = route.request()
    calls.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)} ${request.postData() ?? ''}`)
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.selection) answer.selection.pluginFields = { shipwallet: { snippet } }
    await route.fulfill({ response, json: answer })
  })
  await toCheckout(page, shop.url)
  await fill(page, en)
  await page.locator('#foreign').waitFor()
  await settled(page)
  await page.locator('#foreign').evaluate(part => part.setAttribute('data-first', ''))
  const tell = (event: string, ...values: unknown[]) =>
    page.evaluate(([event, values]) => Reflect.get(window, 'told')[event](...values), [event, values] as const)

  calls.length = 0
  for (const nonsense of [null, 7, 'x', {}, { search_address: null }, { search_address: { postal_code: 7 } }])
    await tell('data_changed', nonsense, null)
  await tell('data_changed', { search_address: { postal_code: '57131' } }, { initial_load: true })
  await tell('data_changed', { search_address: { postal_code: '11122' } }, {})
  await settled(page)
  expect(calls).toEqual([])

  await tell('data_changed', { search_address: { postal_code: '571 31' } }, { search_address_changed: true })
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls.splice(0)).toEqual([
    'PUT payment-fields {"address":{"zipCode":"571 31"},"shippingAddress":{"zipCode":"571 31"}}',
  ])
  expect(await page.getByLabel(en.checkout.zipCode).inputValue()).toBe('571 31')
  await settled(page)
  await tell('shipping_option_changed', { anything: 1 })
  await expect.poll(() => calls).toEqual(['GET selection '])
  // It was never made anew: nobody said that it must be.
  expect(await page.locator('#foreign[data-first]').isVisible()).toBe(true)
  expect(problems).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})
