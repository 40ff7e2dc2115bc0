import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../../support/app.ts'
import { desktop, openVisitor } from '../../../support/browser.ts'
import { browser } from '../../../support/shared-browser.ts'
import { createShopper } from '../shopper.ts'

/*
 * The service sends the scripts of its widgets as text. These tests run the scripts as storefronts
 * on the commerce platform do: a page inserts the scripts, listens to their events, calls the
 * checkout interface with the details of each event, and then resumes the widget.
 */

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ DELIVERY_WIDGET: 'on' })
})
afterAll(async () => {
  await shop?.close()
})

test('the delivery widget reports each choice, and is disabled until the page resumes it', async () => {
  const { call } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const { selection } = (
    await call('PUT', 'payment-fields', {
      address: { zipCode: '111 22', firstName: '</script>Åsa' },
    })
  ).body
  const { page, problems, context } = await openVisitor(browser, desktop)
  await page.setContent(`<!DOCTYPE html><title>x</title>${selection.pluginFields.ingrid.snippet}
    <script>
      window.heard = []
      window.summaries = []
      _sw(api => api.on('summary_changed', (...values) => summaries.push(values)))
      document.addEventListener('centra_checkout_callback', ({ detail }) => heard.push(['callback', detail]))
      _sw(api => {
        for (const event of ['data_changed', 'shipping_option_changed', 'door_code_changed', 'courier_instructions_changed']) api.on(event, (...values) => heard.push([event, ...values]))
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
  // Typing a door code or instructions sends two events: the widget's own and the platform's.
  const passed = async () => {
    const told = await page.evaluate<object[]>('heard.splice(0)')
    expect(await page.getByRole('radio').first().isDisabled()).toBe(true)
    await page.evaluate('CentraCheckout.resume()')
    return told
  }
  const additional = (fields: object) => ['callback', { additionalFields: fields }]
  await page.getByLabel('Portkod').fill('1234#')
  await page.getByLabel('Portkod').blur()
  expect(await passed()).toMatchObject([['door_code_changed', '1234#'], additional({ doorCode: '1234#' })])
  await page.getByLabel('Till budet').fill('Ring')
  await page.getByLabel('Till budet').blur()
  expect(await passed()).toMatchObject([
    ['courier_instructions_changed', 'Ring'],
    additional({ courierInstructions: 'Ring' }),
  ])
  const points = page.getByLabel('Utlämningsställe', { exact: true })
  expect(await points.isHidden()).toBe(true)
  await page.getByRole('radio', { name: 'utlämningsställe' }).check()
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
  expect(await page.getByRole('radio', { name: 'utlämningsställe' }).isDisabled()).toBe(true)
  await page.evaluate('CentraCheckout.resume(heard[1][1].additionalFields.suspendIgnore)')
  expect(await page.getByRole('radio', { name: 'utlämningsställe' }).isDisabled()).toBe(false)
  expect(await page.getByLabel('Portkod').isHidden()).toBe(true)
  await points.selectOption({ label: 'Kiosken vid Slussen, Götgatan 207, 116 21 Stockholm' })
  const moved = await page.evaluate<[string, object][]>('heard.slice(3)')
  expect(moved).toMatchObject([
    [
      'data_changed',
      { pickup_location: { id: 'point-2', address: { postal_code: '116 21', country: 'SE' } } },
      { pickup_location_changed: true, shipping_method_changed: false },
    ],
    additional({ deliveryType: 'pickup', pickupLocation: 'point-2' }),
    ['shipping_option_changed', { delivery_type: 'pickup' }],
  ])
  // `PUT payment-fields` accepts the event's detail as its body.
  const detail = await page.evaluate('heard[1][1]')
  expect((await call('PUT', 'payment-fields', detail)).body.selection.shippingMethod).toBe('widget-pickup')
  await page.evaluate('CentraCheckout.reInitiate("ingrid"), CentraCheckout.destroy()')
  expect(await page.evaluate('typeof CentraCheckout')).toBe('undefined')
  expect(problems).toEqual([])
  await context.close()
})

test('the payment widget lets the page start the payment, and the shopper can retry after an error', async () => {
  const { call, pay } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const { formHtml } = (await pay({ paymentMethod: 'test-widget', paymentInitiateOnly: true })).body
  const { page, problems, context } = await openVisitor(browser, desktop)
  await page.setContent(`<!DOCTYPE html><title>x</title><script>
    window.heard = []
    document.addEventListener('centra_checkout_payment_callback', ({ detail }) => heard.push(detail))
    const answer = detail => document.dispatchEvent(new CustomEvent('centra_checkout_payment_response', { detail }))
    </script>${formHtml}`)
  await page.getByRole('button').click()
  const paymentRequest = await page.evaluate<object>('heard[0]')
  expect(paymentRequest).toMatchObject({
    responseEventRequired: true,
    addressIncluded: false,
    paymentMethod: 'test-widget',
  })
  await page.evaluate('answer({ error: true })')
  expect(await page.getByRole('status').textContent()).toBe('Betalningen kunde inte påbörjas.')
  await page.getByRole('button').click()

  const { formFields } = (await pay(paymentRequest)).body
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
