import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { mailsIn } from '../services/commerce/people.ts'
import { createShopper, parseReference, swede } from '../services/commerce/shopper.ts'
import { findCommerceFile } from '../support/commerce-file.ts'
import { makeCheapHash } from '../support/prepared.ts'
import { shop } from '../support/shop-in-browser.ts'

const password = 'ljus i mörkret'

/** Registers a customer of the browser's shop, who can buy by HTTP. */
export async function registerCustomer(email: string) {
  const person = createShopper({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
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
    await person.decide(parseReference(paid), 'pay')
    const { body } = await person.result(parseReference(paid))
    return body.order.order ?? body.order
  }
  return { ...person, buy }
}

/** Logs a customer in by HTTP, as on another device, and puts two lamps into the bag. */
export async function fillBag(email: string, secret: string) {
  const person = createShopper({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('POST', `login/${email}`, { password: secret })
  const { status } = await person.call('POST', 'items/1002-1', { quantity: 2 })
  if (status !== 201) throw new Error(`Adding answered ${status}`)
}

/** Pages wait 3 s for a login; on a busy machine a strong hash takes longer to compare. */
function cheapen(email: string) {
  const database = new DatabaseSync(findCommerceFile(shop.state), { timeout: 10_000 })
  database.prepare('UPDATE customers SET password = ? WHERE email = ?').run(makeCheapHash(password), email)
  database.close()
}

/** Opens a page as that customer. */
export async function openAsCustomer(page: Page, path: string, email: string) {
  const { token } = (await logInAgain(email)).kept
  await page.context().addCookies([{ name: 'API-Token', value: token, domain: '127.0.0.1', path: '/' }])
  await page.goto(shop.url + path)
}

/** Another login of that customer. */
export async function logInAgain(email: string) {
  const person = createShopper({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('GET', 'selection')
  await person.call('POST', `login/${encodeURIComponent(email)}`, { password })
  return person
}

/** Where the newest mail to an address leads. */
export async function loadMailedLink(recipient: string): Promise<URL> {
  const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  const mail = mails.find(({ to }) => to === recipient)
  return new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '')
}
