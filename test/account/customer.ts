import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { referenceOf, shopperOf, swede } from '../services/commerce/shopper.ts'
import { shop } from '../shop-in-browser.ts'

/** Registers a customer of the browser's shop, who can buy by HTTP. */
export async function newCustomer(email: string) {
  const person = shopperOf({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('GET', 'selection')
  await person.call('PUT', 'countries/SE')
  const { status } = await person.call('POST', 'register', {
    email,
    password: 'ljus i mörkret',
    firstName: 'Nova',
    lastName: 'Åberg',
  })
  if (status !== 200) throw new Error(`Registering answered ${status}`)

  /** Buys items, each with a quantity; the order's number. */
  async function buy(lines: [item: string, quantity: number][]): Promise<string> {
    for (const [item, quantity] of lines) {
      const { status } = await person.call('POST', `items/${item}`, { quantity })
      if (status !== 201) throw new Error(`Adding ${item} answered ${status}`)
    }
    const paid = await person.pay({
      address: { ...swede, email },
      paymentReturnPage: `${shop.url}/checkout/return`,
      paymentFailedPage: `${shop.url}/checkout?failed`,
    })
    if (!paid.body.url) throw new Error(`Paying answered ${JSON.stringify(paid.body).slice(0, 300)}`)
    await person.decide(referenceOf(paid), 'pay')
    const { body } = await person.result(referenceOf(paid))
    return body.order.order ?? body.order
  }
  return { ...person, buy }
}

/** Opens a page as that customer. */
export async function enter(page: Page, path: string, email: string) {
  const { token } = (await newSession(email)).kept
  await page.context().addCookies([{ name: 'API-Token', value: token, domain: '127.0.0.1', path: '/' }])
  await page.goto(shop.url + path)
}

/** Another login of that customer. */
export async function newSession(email: string) {
  const person = shopperOf({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('GET', 'selection')
  await person.call('POST', `login/${encodeURIComponent(email)}`, { password: 'ljus i mörkret' })
  return person
}

/** Where the newest mail to an address leads. */
export async function linkTo(recipient: string): Promise<URL> {
  const mails = v.parse(outbox, await (await fetch(`${shop.url}/__outbox?format=json`)).json())
  const mail = mails.find(({ to }) => to === recipient)
  return new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '')
}

const outbox = v.array(v.object({ to: v.string(), text: v.string() }))
