import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type MailKind, mailKinds } from '#src/services/commerce/mail/outbox.ts'
import { readSheet } from '../../../data-sheet/read-pdf.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createAuthenticator } from '../../../support/authenticator.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createPerson, loadMailsTo, logInAs, type OutboxMail } from '../people.ts'
import { parseReference, swede } from '../shopper.ts'
import type { WireOrder } from '../wire.ts'

/*
 * Causes every kind of mail for a Swedish buyer and for one in Germany who reads English. Checks
 * that the links in the mails work, and that the style guide shows the same kinds of mail.
 */

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const bearer = { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` }
const manage = (method: string, path: string, body?: object) =>
  createPerson(shop).call(method, `management/${path}`, body, bearer)
const loadOrder = async (number: string): Promise<WireOrder> => (await manage('GET', `orders/${number}`)).body.order

/** Causes every kind of mail. Returns the mails to the buyer, and the mail with their inquiry. */
async function causeAllMails(email: string, language: 'en' | 'sv', merchant: string) {
  const person = createPerson(shop, { 'CF-IPCountry': language === 'sv' ? 'SE' : 'DE' })
  const { call } = person
  const account = { email, password: 'lampa-vid-dörren' }
  await call('PUT', `languages/${language}`)
  await call('POST', 'register', { ...account, firstName: 'Bo', lastName: 'Ek', newsletter: true, language })
  await call('PUT', 'password', { password: account.password, newPassword: 'lampa-i-taket' })
  await call('POST', `password-reset-email/${email}`, {
    linkUri: `${language === 'sv' ? 'sv/' : ''}account/reset-password`,
  })
  const { options } = (await call('POST', 'customer/passkeys/options')).body
  const created = createAuthenticator(new URL(shop.url).origin).create(options.challenge)
  const [{ passkey }] = (await call('POST', 'customer/passkeys', created)).body.passkeys
  await call('DELETE', `customer/passkeys/${passkey}`)
  const number = await placeOrder()
  const { items } = await loadOrder(number)
  const lines = [{ line: items[0]?.line, quantity: 1 }]
  const parcel = { carrier: 'PostNord', trackingId: 'SE1', trackingUrl: 'https://track.example/SE1' }
  await manage('POST', `orders/${number}/shipments`, { ...parcel, lines })
  await manage('POST', `orders/${number}/shipments`, {})
  await manage('POST', `orders/${number}/refunds`, { lines, reason: 'Trasig' })
  await manage('POST', `orders/${await placeOrder()}/cancellation`, { reason: 'Slut' })
  await call('POST', 'order-links', { order: number, email, language })
  const { withdrawal } = (await call('POST', 'withdrawals', { order: number, email, name: 'Bo', language })).body
  await call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines })
  const said = { kind: 'contact', name: 'Bo', email, subject: 'product', message: `Hej ${language}`, language }
  await call('POST', 'inquiries', said)
  await call('POST', `newsletter-subscription/${email}`, { item: '1004-1', language })
  await manage('PUT', 'stock/1004-1', { quantity: 9 })
  const asEditor = (path: string, body: object, headers: object) =>
    shop.get(`/api/content${path}`, { method: 'POST', body: JSON.stringify(body), headers: { ...headers } })
  await asEditor(
    '/editors',
    { email, role: 'write', language },
    { Authorization: `Bearer ${operatorTokens.CONTENT_TOKEN}` },
  )
  await asEditor('/login/link', { email }, { Origin: new URL(shop.url).origin })
  const newEmail = `new.${email}`
  await call('PUT', 'email', { newEmail })
  await call('POST', 'items/1001-1')
  const unequal = parseReference(await person.pay({ ...paidIn(language, email), paymentMethod: 'test-instant' }))
  await person.decide(unequal, 'wrong-amount')
  await person.result(unequal)
  // Deleting an account deletes its mails, so a second account is deleted.
  const gone = { ...account, email: `gone.${email}` }
  const other = createPerson(shop)
  await other.call('POST', 'register', { ...gone, firstName: 'Bo', lastName: 'Ek', language })
  await other.call('POST', 'customer/deletion', { password: gone.password })
  const elsewhere: MailKind[] = ['inquiry', 'operator', 'email_change', 'account_deleted']
  const kinds = async () => (await loadMailsTo(shop, email)).map(({ kind }) => kind).sort()
  const own = mailKinds.filter(kind => !elsewhere.includes(kind))
  // There were two orders, two parcels and two refunds.
  await expect.poll(kinds, { timeout: 20_000 }).toEqual([...own, 'order', 'refunded', 'shipped'].sort())
  // The demo has no e-mail address for operators, so the mail to them is added to the outbox here.
  await shop.env.COMMERCE_DB.prepare(
    `INSERT INTO outbox (kind, recipient, about, created) SELECT 'operator', ?,
       json_object('topic', 'order', 'order', reference), created FROM orders WHERE number = ?`,
  )
    .bind(email, number)
    .run()
  const question = (await loadMailsTo(shop, merchant)).filter(({ replyTo }) => replyTo === email)
  const mails = await Promise.all([email, gone.email, newEmail].map(address => loadMailsTo(shop, address)))
  return [...mails.flat(), ...question]

  /** Buys two lamps and waits until the payment is captured. Returns the order’s number. */
  async function placeOrder() {
    await call('POST', 'items/1001-1', { quantity: 2 })
    const reference = parseReference(await person.pay(paidIn(language, email)))
    await person.decide(reference, 'pay')
    const { order } = (await person.result(reference)).body
    await expect.poll(async () => (await loadOrder(order.order)).payment.captured).not.toBeNull()
    return String(order.order)
  }
}

const paidIn = (language: 'en' | 'sv', email: string) => ({
  address: { ...swede, zipCode: '11122', email, country: language === 'sv' ? 'SE' : 'DE' },
})

/** The addresses of the links in the mail's HTML. */
const findLinks = ({ html }: OutboxMail) =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** Matches country names in the wrong language, and country codes, which mails must not show. */
const wrongCountries = { en: /Sverige|Tyskland|, SE\b/, sv: /Sweden|Germany|, SE\b/ }

test('every kind of mail has the common layout, and its links and pictures exist', async () => {
  const merchant = 'hej@dager.example'
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
  const checked = new Set<string>()
  const answers = async (address: string) => {
    if (checked.has(address)) return
    checked.add(address)
    const { origin, pathname, search } = new URL(address)
    // Pages of the carrier and of the European Union are not part of the shop.
    if (['https://track.example', 'https://europa.eu'].includes(origin)) return
    expect((await shop.get(pathname + search)).status, address).toBe(200)
  }
  for (const language of ['en', 'sv'] as const) {
    const mails = await causeAllMails(`every-${language}@example.com`, language, merchant)
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(mailKinds))
    for (const mail of mails) {
      const links = findLinks(mail)
      for (const link of links.filter(href => !href.startsWith('mailto:'))) {
        await answers(link)
        expect(mail.text.includes(link), mail.kind).toBe(true)
      }
      for (const [, picture = ''] of mail.html.matchAll(/<img src="([^"]+)"/g)) await answers(picture)
      expect(mail.html).toContain('max-width:600px')
      expect(mail.html).not.toContain('<link')
      const written = mail.kind === 'operator' ? 'en' : language
      expect(mail.html).toContain(`<html lang="${written}"`)
      expect(mail.html).toContain('prefers-color-scheme: dark')
      for (const part of ['Mejerivägen 4', merchant, 'SE000000000001'])
        expect([mail.html.includes(part), mail.text.includes(part)], mail.kind).toEqual([true, true])
      expect(mail.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Content-Language': written })
      expect(mail.headers['X-Entity-Ref-ID']).toMatch(/^[0-9a-f]{64}$/)
      expect(mail.replyTo).toBe(mail.kind === 'inquiry' ? `every-${language}@example.com` : merchant)
      // Country names are in the mail's language, even if the buyer and the operator read others.
      const named = language === 'sv' ? { en: 'Sweden', sv: 'Sverige' } : { en: 'Germany', sv: 'Tyskland' }
      const told = ['order', 'operator'].includes(mail.kind) ? [named[written]] : []
      for (const country of [...told, written === 'sv' ? 'Nässjö, Sverige' : 'Nässjö, Sweden'])
        expect([mail.html.includes(country), mail.text.includes(country)], mail.kind).toEqual([true, true])
      expect(mail.text, mail.kind).not.toMatch(wrongCountries[written])
      const isSubscription = mail.kind === 'newsletter' || mail.kind === 'stock'
      expect('List-Unsubscribe' in mail.headers, mail.kind).toBe(isSubscription)
      const goods = ['operator', 'order', 'shipped', 'cancelled', 'refunded', 'withdrawal', 'stock'].includes(mail.kind)
      expect(/<img src="[^"]+\/image\//.test(mail.html), mail.kind).toBe(goods)
      for (const end of ['.png', '-dark.png']) expect(mail.html).toContain(`/wordmark${end}" alt="Dager"`)
      // The confirmation shows the bought lamp lit, as wide as the mail.
      const isLit = /<img src="[^"]+-lit\.\w+_1200\.jpg" alt="Murla [^"]+" width="600"/.test(mail.html)
      expect(isLit, mail.kind).toBe(mail.kind === 'order')
    }
    const references = mails.map(({ headers }) => headers['X-Entity-Ref-ID'])
    expect(new Set(references).size).toBe(mails.length)
  }
})

test('an order confirmation has the terms of that day attached as a PDF, and later changes do not alter it', async () => {
  const loadTerms = async (email: string) => {
    const mail = (await loadMailsTo(shop, email)).findLast(({ kind }) => kind === 'order')
    const [file] = mail?.attachments ?? []
    return readSheet(shop, `/__outbox/${mail?.id}?attachment=${file?.filename}`)
  }
  const said = 'Dager, Mejerivägen 4'
  const english = await loadTerms('every-en@example.com')
  expect(english).toMatchObject({ isPdfUa: true, isTagged: true, info: { Language: 'en-GB' } })
  for (const text of ['Thirty days to change your mind', 'Withdrawal form', 'I/We (*) hereby give notice', said])
    expect(english.text).toContain(text)
  const swedish = await loadTerms('every-sv@example.com')
  for (const text of ['Trettio dagar att ångra sig', 'Ångerblankett', 'Jag/Vi (*) meddelar härmed', said])
    expect(swedish.text).toContain(text)

  const reword = (from: string, to: string) =>
    shop.env.CONTENT_DB.prepare(`UPDATE entries SET data = replace(data, ?, ?) WHERE type = 'page'`)
      .bind(from, to)
      .run()
  await reword('Thirty days to change', 'Forty days to change')
  try {
    const later = createPerson(shop, { 'CF-IPCountry': 'DE' })
    await later.call('POST', 'items/1001-1')
    const email = 'terms@example.com'
    const reference = parseReference(await later.pay({ address: { ...swede, zipCode: '11122', email, country: 'DE' } }))
    await later.decide(reference, 'pay')
    await later.result(reference)
    expect((await loadTerms(email)).text).toContain('Forty days to change your mind')
    expect((await loadTerms('every-en@example.com')).text).toBe(english.text)
  } finally {
    await reword('Forty days to change', 'Thirty days to change')
  }
  const file = await shop.get('/sv/info/terms-and-conditions.pdf')
  const version = file.headers.get('etag') ?? ''
  const same = await shop.get('/sv/info/terms-and-conditions.pdf', { headers: { 'If-None-Match': version } })
  expect([file.status, same.status]).toEqual([200, 304])
})

const sample = v.object({ kind: v.string(), name: v.string(), html: v.string(), text: v.string() })

test('the style guide shows every kind of mail', async () => {
  for (const language of ['en', 'sv']) {
    const answer = await shop.get(`/__mails?language=${language}&format=json`)
    const shown = v.parse(v.array(sample), await answer.json())
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(new Set(mailKinds))
    const page = await shop.html(`/__mails?language=${language}`)
    for (const { name, html, text } of shown) {
      expect(page).toContain(`src="/__mails/${name}?language=${language}"`)
      expect(await shop.html(`/__mails/${name}?language=${language}`)).toBe(html)
      expect(await shop.html(`/__mails/${name}?language=${language}&format=text`)).toBe(text)
      expect(html).toContain(`<html lang="${language}"`)
    }
    // Sample 2 of the order mail has no attachment, so the mail itself contains the terms.
    const words = language === 'sv' ? 'Trettio dagar att ångra sig' : 'Thirty days to change your mind'
    for (const [name, isInText] of [
      ['order-1', false],
      ['order-2', true],
    ] as const) {
      const { html = '', text = '' } = shown.find(one => one.name === name) ?? {}
      expect([html.includes(words), text.includes(words)], name).toEqual([isInText, isInText])
    }
  }
  expect((await shop.get('/__mails/none-1')).status).toBe(404)
})

test('the customer can log in with the password that was changed at the start of this file', async () => {
  const email = 'every-en@example.com'
  expect((await logInAs(createPerson(shop), { email, password: 'lampa-i-taket' })).status).toBe(200)
})
