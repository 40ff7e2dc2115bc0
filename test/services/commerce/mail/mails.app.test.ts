import { beforeAll, expect, test } from 'vitest'
import { sendStockNotices } from '#src/services/commerce/newsletter/stock-requests.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createPerson, loadMailsTo, oliver, parseMailLink } from '../people.ts'
import { runTimes } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test('the newsletter is confirmed with a button on a page, which opens from a link in the mail, in both languages', async () => {
  for (const [language, subject, prefix, text] of [
    ['en', 'Confirm your newsletter from Dager', '', 'Yes, send me the newsletter'],
    ['sv', 'Bekräfta nyhetsbrevet från Dager', '/sv', 'Ja, skicka nyhetsbrevet till mig'],
  ] as const) {
    const email = `news-${language}@example.com`
    const signed = await createPerson(shop).call('POST', `newsletter-subscription/${email}`, {
      language,
      country: 'SE',
      gender: 'f',
      email_field: '',
    })
    expect(signed).toMatchObject({ status: 200, body: { subscribed: true } })
    const [mail] = await loadMailsTo(shop, email)
    expect(mail).toMatchObject({ subject, html: expect.stringContaining(`lang="${language}"`) })
    const { url } = parseMailLink(mail ?? { text: '' })
    expect(url.origin + url.pathname).toBe(`http://shop.test${prefix}/newsletter/confirm`)
    const path = url.pathname + url.search
    const confirmed = () =>
      shop.env.COMMERCE_DB.prepare('SELECT confirmed FROM newsletter_subscriptions WHERE email = ?')
        .bind(email)
        .first<string>('confirmed')
    // Mail programs open links by themselves, so opening the page confirms nothing.
    const page = await shop.get(path)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const html = await page.text()
    for (const part of ['<form method="post">', text, email, 'noindex']) expect(html).toContain(part)
    expect(await confirmed()).toBeNull()
    for (const forged of [path.replace(/.$/, 'x'), path.replace('i=', 'i=0'), `${prefix}/newsletter/confirm`]) {
      expect((await shop.get(forged)).status).toBe(404)
      expect((await shop.get(forged, { method: 'POST' })).status).toBe(404)
    }
    const done = await shop.get(path, { method: 'POST' })
    expect([done.status, done.headers.get('location')]).toEqual([303, `${prefix}/newsletter/confirmed`])
    expect(await confirmed()).toBeTruthy()
    expect(await shop.html(`${prefix}/newsletter/confirmed`)).toContain(
      language === 'sv' ? 'Din adress är bekräftad.' : 'Your address is confirmed.',
    )
    // A second sign-up, even in capitals, gets the same answer and no second mail.
    const again = await createPerson(shop).call('POST', 'newsletter-subscription', { email: email.toUpperCase() })
    expect(again.body).toEqual({ token: expect.any(String), subscribed: true })
    expect(await loadMailsTo(shop, email)).toHaveLength(1)
  }
})

test('recipients unsubscribe on a page or with the mail program’s own button', async () => {
  const { call } = createPerson(shop)
  const countSubscriptions = async (email: string) => {
    const count = await shop.env.COMMERCE_DB.prepare(
      `SELECT (SELECT COUNT(*) FROM newsletter_subscriptions WHERE email = ?1) + (SELECT COUNT(*) FROM stock_requests WHERE email = ?1)
         + (SELECT COUNT(*) FROM customers WHERE email = ?1 AND newsletter = 1) AS n`,
    )
      .bind(email)
      .first<number>('n')
    return count
  }
  const signUp = async (email: string) => {
    await createPerson(shop).call('POST', 'register', {
      ...{ email, password: 'lamp-light', firstName: 'A', lastName: 'B', newsletter: true, language: 'sv' },
    })
    await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 0 WHERE item = '1004-1'`).run()
    await call('POST', `newsletter-subscription/${email}`, { item: '1004-1' })
    expect(await countSubscriptions(email)).toBe(3)
    const [mail] = await loadMailsTo(shop, email)
    if (!mail) throw new Error('No mail')
    return mail
  }
  const one = await signUp('stop-one@example.com')
  expect(one.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const oneClick = /^<http:\/\/shop\.test(\/api\/checkout\/newsletter-unsubscription\?\S+)>$/.exec(
    one.headers['List-Unsubscribe'] ?? '',
  )?.[1]
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  const body = 'List-Unsubscribe=One-Click'
  expect((await shop.get(`${oneClick}0`, { ...form, body })).status).toBe(404)
  expect(await countSubscriptions(one.to)).toBe(3)
  for (let time = 0; time < 2; time++) expect((await shop.get(`${oneClick}`, { ...form, body })).status).toBe(200)
  expect(await countSubscriptions(one.to)).toBe(0)

  const two = await signUp('stop-two@example.com')
  const link = new URL(two.text.match(/https?:\S+unsubscribe\S+/)?.[0] ?? '')
  expect(two.html).toContain(link.href.replaceAll('&', '&amp;'))
  const path = link.pathname + link.search
  expect(link.pathname).toBe('/sv/newsletter/unsubscribe')
  expect(await shop.html(path)).toContain('Sluta skicka')
  expect(await countSubscriptions(two.to)).toBe(3)
  const done = await shop.get(path, { method: 'POST' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/sv/newsletter/unsubscribed'])
  expect(await countSubscriptions(two.to)).toBe(0)
  expect(await shop.html('/sv/newsletter/unsubscribed')).toContain('Du är avanmäld')
  // The link's signature is not valid for another mail or another page.
  expect((await shop.get(path.replace(/i=\d+/, `i=${one.id}`))).status).toBe(404)
  expect((await shop.get(path.replace('unsubscribe', 'confirm'))).status).toBe(404)
})

test('a sign-up that fills in the hidden field gets the usual response, but nothing is stored', async () => {
  const honest = await createPerson(shop).call('POST', 'newsletter-subscription/a%2Bb@example.com', {})
  for (const body of [{ email_field: 'x' }, { email_field: 'x', item: 'no' }, { email_field: {} }]) {
    const machine = await createPerson(shop).call('POST', 'newsletter-subscription/bot@example.com', body)
    expect({ ...machine.body, token: '' }).toEqual({ ...honest.body, token: '' })
    expect(machine.status).toBe(honest.status)
  }
  expect(await loadMailsTo(shop, 'bot@example.com')).toEqual([])
  expect(await loadMailsTo(shop, 'a+b@example.com')).toHaveLength(1)
  for (const email of ['no', 'a b@example.com', 'x@', '%00']) {
    expect(await createPerson(shop).call('POST', `newsletter-subscription/${email}`, {})).toMatchObject({
      status: 406,
      body: { errors: { email: 'Expected type e-mail' } },
    })
  }
})

test('everybody who asked for a notice about an item or its product gets one mail when it is back in stock', async () => {
  const setStock = (quantity: number) =>
    shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = ? WHERE item = '1001-1'`).bind(quantity).run()
  await setStock(0)
  const ask = (email: string, body: object) => createPerson(shop).call('POST', `newsletter-subscription/${email}`, body)
  expect((await ask('en@example.com', { item: '1001-1', language: 'en' })).body.subscribed).toBe(true)
  await ask('en@example.com', { item: '1001-1', language: 'en' })
  await ask('en@example.com', { product: 1001, language: 'en' })
  await ask('sv@example.com', { product: '1001', language: 'sv' })
  expect((await ask('x@example.com', { item: '9-9' })).body.errors).toEqual({ item: 'product item not found' })
  expect((await ask('x@example.com', { product: '9' })).body.errors).toEqual({ product: 'not found' })

  const stock = (person: ReturnType<typeof createPerson>, body: object) =>
    person.call('POST', 'back-in-stock-subscription', body)
  const body = { item: '1001-1', shipTo: { country: 'SE' } }
  expect((await stock(createPerson(shop), body)).body.errors).toEqual({ email: 'Expected type e-mail' })
  expect((await stock(createPerson(shop), { item: '1001-1', email: 'x@example.com' })).body.errors).toEqual({
    'shipTo.country': 'required',
  })
  expect((await stock(createPerson(shop), { ...body, shipTo: { country: 'XX' }, email: 'x@example.com' })).status).toBe(
    404,
  )
  const known = createPerson(shop)
  await known.call('POST', `login/${oliver.email}`, { password: oliver.password })
  expect((await stock(known, { ...body, language: 'en' })).body.subscribed).toBe(true)

  expect(await sendStockNotices(shop.env, '1001-1')).toBe(0)
  await setStock(3)
  const written = await runTimes(10, () => sendStockNotices(shop.env, '1001-1'))
  expect(written.reduce((sum, count) => sum + count)).toBe(3)
  const notices = async (email: string) => (await loadMailsTo(shop, email)).filter(({ kind }) => kind === 'stock')
  const [english] = await notices('en@example.com')
  expect(english).toMatchObject({
    subject: expect.stringMatching(/^Murla, .* is back in stock$/),
    text: expect.stringContaining('http://shop.test/product/murla-portable-brass'),
  })
  const [swedish] = await notices('sv@example.com')
  expect(swedish).toMatchObject({
    subject: expect.stringMatching(/^Murla, .* finns i lager igen$/),
    text: expect.stringContaining('http://shop.test/sv/product/murla-portable-brass'),
  })
  await setStock(0)
  await setStock(5)
  expect(await sendStockNotices(shop.env, '1001-1')).toBe(0)
  for (const email of ['en@example.com', 'sv@example.com', oliver.email]) expect(await notices(email)).toHaveLength(1)
  // The cron job notifies once if stock came back without a notice being sent.
  await shop.env.COMMERCE_DB.prepare(`INSERT INTO stock_requests (email, product, item, language, created)
    VALUES ('swept@example.com', '1001', '1001-1', 'en', '2026-01-01')`).run()
  for (let time = 0; time < 2; time++) await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await notices('swept@example.com')).toHaveLength(1)
  // A request for a product that is in stock already gets the mail immediately.
  await ask('late@example.com', { product: '1001', language: 'en' })
  expect(await notices('late@example.com')).toHaveLength(1)
})
