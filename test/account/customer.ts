import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { mailsIn } from '../services/commerce/people.ts'
import { createShopper, parseReference, swede } from '../services/commerce/shopper.ts'
import { findCommerceFile } from '../support/commerce-file.ts'
import { makeCheapHash } from '../support/prepared.ts'
import { shop } from '../support/shop-in-browser.ts'

const password = 'ljus i mörkret'

/** Registers a customer over HTTP in the browser tests' shop. Returns what the customer can do. */
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
  if (status !== 200) throw new Error(`Registering failed with ${status}`)
  weakenPassword(email)

  /** Buys the items and returns the order number. */
  async function buy(lines: [item: string, quantity: number][]): Promise<string> {
    for (const [item, quantity] of lines) {
      const { status } = await person.call('POST', `items/${item}`, { quantity })
      if (status !== 201) throw new Error(`Adding ${item} failed with ${status}`)
    }
    const paid = await person.pay({
      address: { ...swede, email },
      paymentReturnPage: `${shop.url}/checkout/return`,
      paymentFailedPage: `${shop.url}/checkout?failed`,
    })
    if (!paid.body.url) throw new Error(`Paying failed: ${JSON.stringify(paid.body).slice(0, 300)}`)
    await person.decide(parseReference(paid), 'pay')
    const { body } = await person.result(parseReference(paid))
    return body.order.order ?? body.order
  }
  return { ...person, buy }
}

/** Logs a customer in over HTTP, as on another device, and adds two of item 1002-1 to the bag. */
export async function fillBag(email: string, secret: string) {
  const person = createShopper({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('POST', `login/${email}`, { password: secret })
  const { status } = await person.call('POST', 'items/1002-1', { quantity: 2 })
  if (status !== 201) throw new Error(`Adding failed with ${status}`)
}

/**
 * Replaces the customer's password hash with one that is fast to check. The login page waits 3 s
 * for a response, and checking a strong hash takes longer on a busy machine.
 */
function weakenPassword(email: string) {
  const database = new DatabaseSync(findCommerceFile(shop.state), { timeout: 10_000 })
  database.prepare('UPDATE customers SET password = ? WHERE email = ?').run(makeCheapHash(password), email)
  database.close()
}

/** Logs the customer in over HTTP and opens a page of the shop with the cookie of that login. */
export async function openAsCustomer(page: Page, path: string, email: string) {
  const { token } = (await logInAgain(email)).kept
  await page.context().addCookies([{ name: 'API-Token', value: token, domain: '127.0.0.1', path: '/' }])
  await page.goto(shop.url + path)
}

/** Logs the customer in once more over HTTP, as if on another device. */
export async function logInAgain(email: string) {
  const person = createShopper({ get: (path, init) => fetch(shop.url + path, { redirect: 'manual', ...init }) })
  await person.call('GET', 'selection')
  await person.call('POST', `login/${encodeURIComponent(email)}`, { password })
  return person
}

/** Returns the first link in the newest mail to `recipient`. */
export async function loadMailedLink(recipient: string): Promise<URL> {
  const mails = await mailsIn(await fetch(`${shop.url}/__outbox?format=json`))
  const mail = mails.find(({ to }) => to === recipient)
  return new URL(mail?.text.match(/https?:\/\/\S+/)?.[0] ?? '')
}
