import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { mailsIn } from '../services/commerce/people.ts'
import { referenceOf, shopperOf, swede } from '../services/commerce/shopper.ts'
import { commerceFile } from '../support/commerce-file.ts'
import { cheapHash } from '../support/prepared.ts'
import { shop } from '../support/shop-in-browser.ts'

const password = 'ljus i mörkret'

/** Registers a customer of the browser's shop, who can buy by HTTP. */
export async function newCustomer(email: string) {
  const person = shopperOf({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('GET', 'selection')
  await person.call('PUT', 'countries/SE')
  const { status } = await person.call('POST', 'register', {
    email,
    password,
    firstName: 'Nova',
    lastName: 'Åberg',
  })
  if (status !== 200) throw new Error(`Registering answered ${status}`)
  cheapen(email)

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

/** Logs a customer in by HTTP, as on another device, and puts two lamps into the bag. */
export async function fillBagOf(email: string, secret: string) {
  const person = shopperOf({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('POST', `login/${email}`, { password: secret })
  const { status } = await person.call('POST', 'items/1002-1', { quantity: 2 })
  if (status !== 201) throw new Error(`Adding answered ${status}`)
}

/** Pages wait 3 s for a login; on a busy machine a strong hash takes longer to compare. */
function cheapen(email: string) {
  const database = new DatabaseSync(commerceFile(shop.state), { timeout: 10_000 })
  database.prepare('UPDATE customers SET password = ? WHERE email = ?').run(cheapHash(password), email)
  database.close()
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
  await person.call('POST', `login/${encodeURIComponent(email)}`, { password })
  return person
}

/** Where the newest mail to an address leads. */
export async function linkTo(recipient: string): Promise<URL> {
  const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  const mail = mails.find(({ to }) => to === recipient)
  return new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '')
}
