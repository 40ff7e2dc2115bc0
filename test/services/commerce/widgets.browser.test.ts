import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../app.ts'
import { desktop, openBrowser, visitor } from '../../browser.ts'
import { shopperOf } from './shopper.ts'

/*
 * The scripts that the service sends as text, in a page that does with them what a storefront made for the platform does:
 * insert, listen, call, resume.
 */

let shop: Shop
let browser: Browser
beforeAll(async () => {
  shop = await startShop({ DELIVERY_WIDGET: 'on' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test('the delivery widget tells its choice, and is suspended until the page resumes it', async () => {
  const { call } = shopperOf(shop)
  await call('POST', 'items/1001-1')
  const { selection } = (
    await call('PUT', 'payment-fields', {
      address: { zipCode: '111 22', firstName: '</script>Åsa' },
    })
  ).body
  const { page, problems, context } = await visitor(browser, desktop)
  await page.setContent(`<!DOCTYPE html><title>x</title>${selection.pluginFields.ingrid.snippet}
    <script>
      window.heard = []
      window.summaries = []
      _sw(api => api.on('summary_changed', (...values) => summaries.push(values)))
      document.addEventListener('centra_checkout_callback', ({ detail }) => heard.push(['callback', detail]))
      _sw(api => {
        for (const event of ['data_changed', 'shipping_option_changed']) api.on(event, (...values) => heard.push([event, ...values]))
      })
    </script>
    <script>${selection.centraCheckoutScript}</script>`)
  const heard = () => page.evaluate('heard.splice(0)')
  await expect
    .poll(heard)
    .toMatchObject([
      [
        'data_changed',
        { delivery_type: 'delivery', search_address: { country: 'SE', postal_code: '11122' } },
        { initial_load: true },
      ],
    ])
  await page.getByLabel('ombud').check()
  const calls = await page.evaluate('heard')
  expect(await page.evaluate('summaries')).toMatchObject([
    [{ delivery_address: { first_name: '</script>Åsa', email: '' } }, { initial_load: true }],
    [{ total_value: 0 }, { initial_load: false, delivery_address_changed: false, total_value_changed: false }],
  ])
  expect(calls).toMatchObject([
    ['data_changed', { delivery_type: 'pickup', price: 0 }, { shipping_method_changed: true, price_changed: false }],
    ['callback', { additionalFields: { event: 'ingrid_v2_shipping_option_changed', deliveryType: 'pickup' } }],
    ['shipping_option_changed', { delivery_type: 'pickup' }],
  ])
  expect(await page.getByLabel('ombud').isDisabled()).toBe(true)
  await page.evaluate('CentraCheckout.resume(heard[1][1].additionalFields.suspendIgnore)')
  expect(await page.getByLabel('ombud').isDisabled()).toBe(false)
  // The detail is what PUT payment-fields takes.
  const detail = await page.evaluate('heard[1][1]')
  expect((await call('PUT', 'payment-fields', detail)).body.selection.shippingMethod).toBe('widget-pickup')
  await page.evaluate('CentraCheckout.reInitiate("ingrid"), CentraCheckout.destroy()')
  expect(await page.evaluate('typeof CentraCheckout')).toBe('undefined')
  expect(problems).toEqual([])
  await context.close()
})

test('the payment widget asks, waits for the answer, and pays; an error lets the shopper try again', async () => {
  const { call, pay } = shopperOf(shop)
  await call('POST', 'items/1001-1')
  const { formHtml } = (await pay({ paymentMethod: 'test-widget', paymentInitiateOnly: true })).body
  const { page, problems, context } = await visitor(browser, desktop)
  await page.setContent(`<!DOCTYPE html><title>x</title><script>
    window.heard = []
    document.addEventListener('centra_checkout_payment_callback', ({ detail }) => heard.push(detail))
    const answer = detail => document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail }))
    </script>${formHtml}`)
  await page.getByRole('button').click()
  const asked = await page.evaluate<object>('heard[0]')
  expect(asked).toMatchObject({ responseEventRequired: true, addressIncluded: false, paymentMethod: 'test-widget' })
  await page.evaluate('answer({ error: true })')
  expect(await page.getByRole('status').textContent()).toBe('Betalningen kunde inte påbörjas.')
  await page.getByRole('button').click()

  const { formFields } = (await pay(asked)).body
  let sent = ''
  await page.route(formFields.url, route => {
    sent = route.request().postData() ?? ''
    return route.fulfill({ body: 'the hosted page' })
  })
  await page.evaluate(
    fields => document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail: fields })),
    formFields,
  )
  await page.waitForURL(formFields.url)
  expect(sent).toBe('outcome=pay')
  expect(problems).toEqual([])
  await context.close()
})
