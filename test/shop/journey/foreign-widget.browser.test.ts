import { expect, test } from 'vitest'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, openCheckout, waitUntilAnswered } from './checkout-page.ts'

/**
 * A delivery widget of another provider: it keeps its choices to itself, and sends the page only
 * the required events.
 */
const snippet = `<p id="foreign">Elsewhere</p><script>
  window.told = {}
  window._sw = callback => callback({ on: (event, handler) => { told[event] = handler } })
</script>`

test('a widget of another provider reports ZIP code and choice, and invalid events are ignored', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const calls: string[] = []
  await page.route(/\/api\/checkout\//, async route => {
    const request = route.request()
    calls.push(`${request.method()} ${new URL(request.url()).pathname.split('/').at(-1)} ${request.postData() ?? ''}`)
    const response = await route.fetch()
    const answer = await response.json()
    if (answer.selection) answer.selection.pluginFields = { shipwallet: { snippet } }
    await route.fulfill({ response, json: answer })
  })
  await openCheckout(page, shop.url)
  await fillCheckout(page, en)
  await page.locator('#foreign').waitFor()
  await waitUntilAnswered(page)
  await page.locator('#foreign').evaluate(part => part.setAttribute('data-first', ''))
  const tell = (event: string, ...values: unknown[]) =>
    page.evaluate(([event, values]) => Reflect.get(window, 'told')[event](...values), [event, values] as const)

  calls.length = 0
  for (const nonsense of [null, 7, 'x', {}, { search_address: null }, { search_address: { postal_code: 7 } }])
    await tell('data_changed', nonsense, null)
  await tell('data_changed', { search_address: { postal_code: '57131' } }, { initial_load: true })
  await tell('data_changed', { search_address: { postal_code: '11122' } }, {})
  await waitUntilAnswered(page)
  expect(calls).toEqual([])

  await tell('data_changed', { search_address: { postal_code: '571 31' } }, { search_address_changed: true })
  await expect.poll(() => calls).toHaveLength(1)
  expect(calls.splice(0)).toEqual([
    'PUT payment-fields {"address":{"zipCode":"571 31"},"shippingAddress":{"zipCode":"571 31"}}',
  ])
  expect(await page.getByLabel(en.checkout.zipCode).inputValue()).toBe('571 31')
  await waitUntilAnswered(page)
  await tell('shipping_option_changed', { anything: 1 })
  await expect.poll(() => calls).toEqual(['GET selection '])
  // The widget was not reloaded, because nothing required it.
  expect(await page.locator('#foreign[data-first]').isVisible()).toBe(true)
  expect(problems).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})

test.each([
  { words: en, prefix: '', options: desktop },
  { words: sv, prefix: '/sv', options: phone },
])(
  'a payment form that the security policy blocks causes an error, and the buyer can try again ($prefix)',
  async ({ words, prefix, options }) => {
    const { page, context, problems } = await openVisitor(browser, options)
    await openCheckout(page, `${shop.url}${prefix}`)
    await fillCheckout(page, words)
    await waitUntilAnswered(page)
    await page.getByLabel(words.checkout.acceptTerms).check()
    const paid = /\/api\/checkout\/payment$/
    const submit = `document.querySelector('form[action^="https://pay.example"]').submit()`
    const form =
      '<form action="https://pay.example/start" method="post"><input type="hidden" name="id" value="1"></form>'
    const code = `document.body.insertAdjacentElement('beforeend', Object.assign(document.createElement('form'),
    { action: 'https://pay.example/start', method: 'post' })).submit()`
    for (const json of [
      { token: null, action: 'form', formHtml: `${form}<script>${submit}</script>`, formType: 'dummy' },
      { token: null, action: 'javascript', code, formFields: {}, formType: 'dummy' },
    ]) {
      await page.route(paid, route => route.fulfill({ json }))
      // Submits by script, because Playwright would wait for the navigation that the policy blocks.
      await page.evaluate(() => document.querySelector<HTMLFormElement>('form.checkout-parts')?.requestSubmit())
      const said = () => page.evaluate(() => document.querySelector('.problem [role=alert]')?.textContent ?? '')
      await expect.poll(said).toBe(words.checkout.paymentFailed)
      expect(await page.evaluate(() => document.querySelector('form[aria-busy=true]'))).toBe(null)
      await page.unroute(paid)
    }
    expect(problems.filter(problem => !problem.includes('form-action'))).toEqual([])
    // The next attempt gets the platform's real response, and opens the payment page.
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form.checkout-parts')?.requestSubmit())
    await expect.poll(() => page.url()).toMatch(/\/__pay\//)
    await context.close()
  },
)
