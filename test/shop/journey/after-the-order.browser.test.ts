import type { BrowserContextOptions } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailsIn } from '../../services/commerce/people.ts'
import { createShopper, parseReference, swede } from '../../services/commerce/shopper.ts'
import type { WireOrder } from '../../services/commerce/wire.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

/*
 * What a buyer sees after an order: part of it is sent, one piece is returned and refunded, and the
 * credit note is opened. Guests use the mailed link, customers use their account.
 */

interface Walk {
  words: typeof en | typeof sv
  prefix: '' | '/sv'
  options: BrowserContextOptions
  customer: boolean
}

const get = (path: string, init: RequestInit) => fetch(`${shop.url}${path}`, { redirect: 'manual', ...init })
const manage = async (path: string, body?: object): Promise<WireOrder> => {
  const headers = { Authorization: 'Bearer local', 'API-Token': 'none' }
  const answer = await createShopper({ get }, headers).call(body ? 'POST' : 'GET', `management/orders/${path}`, body)
  expect([answer.status < 300, answer.body.errors], path).toEqual([true, undefined])
  return answer.body.order
}

for (const [name, walk] of Object.entries({
  'guest, Swedish, phone': { words: sv, prefix: '/sv', options: phone, customer: false },
  'customer, English, desktop': { words: en, prefix: '', options: desktop, customer: true },
} satisfies Record<string, Walk>)) {
  test(`part of an order is sent, one piece is returned, and its credit note is opened (${name})`, async () => {
    const { words, prefix, options, customer } = walk
    const { page, context, problems } = await openVisitor(browser, options)
    const email = `after${prefix.slice(1)}@example.com`
    const mailOf = async (kind: string) => {
      const found = async () => {
        const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
        return mails.find(mail => mail.to === email && mail.kind === kind)
      }
      await expect.poll(async () => (await found())?.subject ?? '', { timeout: 20_000 }).not.toBe('')
      const mail = await found()
      if (!mail) throw new Error(`No mail: ${kind}`)
      return mail
    }

    const { call, pay, decide, result, kept } = createShopper({ get }, { 'CF-IPCountry': 'SE' })
    const password = 'lampa i taket'
    await call('PUT', `languages/${prefix ? 'sv' : 'en'}`)
    if (customer) await call('POST', 'register', { email, password, firstName: 'Elsa', lastName: 'Ek' })
    await call('POST', 'items/1001-1', { quantity: 2 })
    await call('POST', 'items/1002-1', { quantity: 1 })
    const pages = { paymentReturnPage: `${shop.url}/checkout/return`, paymentFailedPage: `${shop.url}/checkout?failed` }
    const reference = parseReference(await pay({ ...pages, address: { ...swede, email } }))
    await decide(reference, 'pay')
    const { order } = (await result(reference)).body
    const number = String(order.order)
    await expect.poll(async () => (await manage(number)).payment.captured, { timeout: 20_000 }).not.toBeNull()
    expect((await mailOf('order')).html).toContain(`/order/${order.reference}`)

    const line = (await manage(number)).items.find(({ item }) => item === '1001-1')?.line
    const lines = [{ line, quantity: 1 }]
    await manage(`${number}/shipments`, { carrier: 'PostNord', trackingId: 'SE17', lines })
    const shipped = await mailOf('shipped')
    expect(shipped.subject).toContain(prefix ? 'En del av' : 'A part of')
    await manage(`${number}/deliveries`, {})
    await manage(`${number}/returns`, { lines })
    await manage(`${number}/refunds`, { lines, reason: prefix ? 'Glaset var trasigt' : 'The glass was broken' })
    const refunded = await mailOf('refunded')

    // Guests follow the link in the mail; customers find the order in their account.
    const token = { name: 'API-Token', value: kept.token, url: shop.url }
    if (customer) {
      await context.addCookies([token])
      await page.goto(`${shop.url}/account`)
      await page
        .getByRole('link', { name: new RegExp(number) })
        .first()
        .click()
    } else {
      await page.goto(
        new URL(/href="([^"]+\/order\/[0-9a-f]+)"/.exec(refunded.html)?.[1] ?? '').pathname.replace(/^/, shop.url),
      )
    }
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    const main = page.getByRole('main')
    await main.getByText('SE17').waitFor()
    await expectAccessible(page)
    const documents = main.getByRole('link', { name: /PDF/ })
    expect(await documents.count()).toBe(2)
    expect(await documents.first().textContent()).toBe(words.receipt.pdf)
    for (const link of await documents.all()) {
      const address = await link.getAttribute('href')
      const file = await context.request.get(`${shop.url}${address}`)
      expect([file.status(), file.headers()['content-type']], `${address}`).toEqual([200, 'application/pdf'])
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
      // The mail about the refund links to the credit note too. Links in the account have a key in
      // their query, so only the path is compared.
      if (address?.includes('credit-notes')) expect(refunded.html).toContain(address.split('?')[0])
    }

    // Once the promised delivery dates have passed, the confirmation page shows the order's state.
    await context.addCookies([token])
    await page.clock.setFixedTime(Date.now() + 60 * 24 * 60 * 60 * 1000)
    await page.goto(`${shop.url}${prefix}/checkout/thank-you`)
    await main.locator('.receipt-lead').getByText(words.order.partlySent).waitFor()
    expect(await main.getByText(words.order.arrives.split(' {{')[0] ?? '').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}
