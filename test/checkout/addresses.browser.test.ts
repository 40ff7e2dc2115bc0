import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCheckout } from '../shop/journey/checkout-page.ts'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { type LocalShop, startLocalShop } from '../support/local-shop.ts'
import { browser } from '../support/shared-browser.ts'
import { en, sv } from '../support/texts.ts'
import { startPhoton } from './photon-stand-in.ts'

let photon: Awaited<ReturnType<typeof startPhoton>>
let shop: LocalShop
beforeAll(async () => {
  photon = await startPhoton()
  shop = await startLocalShop({ ADDRESS_URL: photon.url })
})
afterAll(async () => {
  await shop?.close()
  await photon?.close()
})

const find = (body: string, from: string) =>
  fetch(`${shop.url}/api/addresses`, { method: 'POST', body, headers: { 'CF-Connecting-IP': from } })

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  alternate(index)(
    `typing a street offers addresses, which fill in the ZIP code and city (${prefix || '/'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      await openCheckout(page, `${shop.url}${prefix}`)
      const street = page.getByLabel(words.checkout.street)
      expect(await street.getAttribute('autocomplete')).toBe('shipping address-line1')
      const offered = () =>
        page.locator('datalist option').evaluateAll(all => all.map(one => one.getAttribute('value')))
      // Nothing is offered for a street that is typed before the script has loaded, so type again.
      await expect
        .poll(async () => {
          if (await street.getAttribute('list')) return true
          await street.fill('Storgatan')
          await street.fill('Storgatan 12')
          return false
        })
        .toBe(true)
      await expect.poll(offered).toHaveLength(2)
      expect(await offered()).toEqual(['Storgatan 12, 114 55 Stockholm', 'Storgatan 12, 903 25 Umeå'])
      await expectAccessible(page)
      // When an option is chosen, the browser puts its whole text into the field.
      await street.fill('Storgatan 12, 903 25 Umeå')
      const values = () =>
        Promise.all(['address1', 'zipCode', 'city'].map(name => page.locator(`[name="shipping.${name}"]`).inputValue()))
      expect(await values()).toEqual(['Storgatan 12', '903 25', 'Umeå'])
      expect(await offered()).toEqual([])
      // The completed address is saved like a typed one.
      const saved = page.waitForResponse(answer => answer.url().endsWith('/payment-fields'))
      await street.blur()
      const { selection } = await (await saved).json()
      expect(selection.address).toMatchObject({ address1: 'Storgatan 12', zipCode: '903 25', city: 'Umeå' })

      // The invoice address is completed too. After an invalid response, nothing is offered.
      await page.getByLabel(words.checkout.sameAddress).uncheck()
      const billing = page.locator('[name="billing.address1"]')
      await billing.fill('Storgatan')
      await expect.poll(offered).toHaveLength(2)
      await page.route('**/api/addresses', route => route.fulfill({ body: 'no answer' }))
      await billing.fill('Storgatan 1')
      await expect.poll(offered).toEqual([])
      expect(await billing.inputValue()).toBe('Storgatan 1')
      expect([photon.faults, problems]).toEqual([[], []])
      await context.close()
    },
  )
}

test('only valid queries reach the address provider, at most 60 from each network address', async () => {
  for (const wrong of ['', '{', '{"text":"ab","country":"SE"}', '{"text":"Storgatan","country":"sweden"}', '[]'])
    expect((await find(wrong, '10.0.0.1')).status).toBe(400)
  const long = JSON.stringify({ text: 'x'.repeat(101), country: 'SE' })
  expect((await find(long, '10.0.0.1')).status).toBe(400)
  const before = photon.asked.length
  const whole = JSON.stringify({ text: 'Kungsgatan 1', country: 'SE' })
  const answers = []
  for (let times = 0; times < 65; times++) answers.push(await find(whole, '10.0.0.2'))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  expect(answers.at(-1)?.headers.get('cache-control')).toBe('private, no-store')
  expect(await answers.at(-1)?.json()).toEqual({ addresses: [] })
  expect(photon.asked.length - before).toBeLessThanOrEqual(60)
  photon.mood.broken = 1
  const failed = await find(whole, '10.0.0.3')
  expect([failed.status, await failed.json()]).toEqual([200, { addresses: [] }])
})
