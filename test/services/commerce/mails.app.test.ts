import { afterAll, beforeAll, expect, test } from 'vitest'
import { noticeStock } from '#src/services/commerce/newsletter/stock-requests.ts'
import { type Shop, startShop } from '../../app.ts'
import { linkOf, mailsTo, oliver, personOf } from './people.ts'
import { times } from './shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.close())

test('the newsletter is confirmed by a click in a mail, in two languages', async () => {
  for (const [language, subject, home] of [
    ['en', 'Confirm your newsletter from Dager', 'http://shop.test/?newsletter=confirmed'],
    ['sv', 'Bekräfta nyhetsbrevet från Dager', 'http://shop.test/sv?newsletter=confirmed'],
  ] as const) {
    const email = `news-${language}@example.com`
    const signed = await personOf(shop).call('POST', `newsletter-subscription/${email}`, {
      language,
      country: 'SE',
      email_field: '',
    })
    expect(signed).toMatchObject({ status: 200, body: { subscribed: true } })
    const [mail] = await mailsTo(shop, email)
    expect(mail).toMatchObject({ subject, html: expect.stringContaining(`lang="${language}"`) })
    const { url } = linkOf(mail ?? { text: '' })
    expect(url.origin).toBe('http://shop.test')
    const path = url.pathname + url.search
    const confirmed = () =>
      shop.env.COMMERCE_DB.prepare('SELECT confirmed FROM newsletter_subscriptions WHERE email = ?')
        .bind(email)
        .first<string>('confirmed')
    // Mail programs look at links: that alone confirms nothing.
    const page = await shop.get(path)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('<form method="post">')
    expect(await confirmed()).toBeNull()
    for (const forged of [
      path.replace(/.$/, 'x'),
      path.replace('i=', 'i=0'),
      '/api/checkout/newsletter-confirmation',
    ]) {
      expect((await shop.get(forged, { method: 'POST' })).status).toBe(404)
    }
    const done = await shop.get(path, { method: 'POST' })
    expect([done.status, done.headers.get('location')]).toEqual([303, home])
    expect(await confirmed()).toBeTruthy()
    // Again, also in capitals: the same answer, and no second mail.
    const again = await personOf(shop).call('POST', 'newsletter-subscription', { email: email.toUpperCase() })
    expect(again.body).toEqual({ token: expect.any(String), subscribed: true })
    expect(await mailsTo(shop, email)).toHaveLength(1)
  }
})

test('machines are told what people are told, and nothing is kept of them', async () => {
  const honest = await personOf(shop).call('POST', 'newsletter-subscription/a%2Bb@example.com', {})
  for (const body of [{ email_field: 'x' }, { email_field: 'x', item: 'no' }, { email_field: {} }]) {
    const machine = await personOf(shop).call('POST', 'newsletter-subscription/bot@example.com', body)
    expect({ ...machine.body, token: '' }).toEqual({ ...honest.body, token: '' })
    expect(machine.status).toBe(honest.status)
  }
  expect(await mailsTo(shop, 'bot@example.com')).toEqual([])
  expect(await mailsTo(shop, 'a+b@example.com')).toHaveLength(1)
  for (const email of ['no', 'a b@example.com', 'x@', '%00']) {
    expect(await personOf(shop).call('POST', `newsletter-subscription/${email}`, {})).toMatchObject({
      status: 406,
      body: { errors: { email: 'Expected type e-mail' } },
    })
  }
})

test('who asked for an item or its product is mailed once when it is back', async () => {
  const setStock = (quantity: number) =>
    shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = ? WHERE item = '1001-1'`).bind(quantity).run()
  await setStock(0)
  const ask = (email: string, body: object) => personOf(shop).call('POST', `newsletter-subscription/${email}`, body)
  expect((await ask('en@example.com', { item: '1001-1', language: 'en' })).body.subscribed).toBe(true)
  await ask('en@example.com', { item: '1001-1', language: 'en' })
  await ask('en@example.com', { product: 1001, language: 'en' })
  await ask('sv@example.com', { product: '1001', language: 'sv' })
  expect((await ask('x@example.com', { item: '9-9' })).body.errors).toEqual({ item: 'product item not found' })
  expect((await ask('x@example.com', { product: '9' })).body.errors).toEqual({ product: 'not found' })

  const stock = (person: ReturnType<typeof personOf>, body: object) =>
    person.call('POST', 'back-in-stock-subscription', body)
  const body = { item: '1001-1', shipTo: { country: 'SE' } }
  expect((await stock(personOf(shop), body)).body.errors).toEqual({ email: 'Expected type e-mail' })
  expect((await stock(personOf(shop), { item: '1001-1', email: 'x@example.com' })).body.errors).toEqual({
    'shipTo.country': 'required',
  })
  expect((await stock(personOf(shop), { ...body, shipTo: { country: 'XX' }, email: 'x@example.com' })).status).toBe(404)
  const known = personOf(shop)
  await known.call('POST', `login/${oliver.email}`, { password: oliver.password })
  expect((await stock(known, { ...body, language: 'en' })).body.subscribed).toBe(true)

  expect(await noticeStock(shop.env, '1001-1')).toBe(0)
  await setStock(3)
  const written = await times(10, () => noticeStock(shop.env, '1001-1'))
  expect(written.reduce((sum, count) => sum + count)).toBe(3)
  const notices = async (email: string) => (await mailsTo(shop, email)).filter(({ kind }) => kind === 'stock')
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
  expect(await noticeStock(shop.env, '1001-1')).toBe(0)
  for (const email of ['en@example.com', 'sv@example.com', oliver.email]) expect(await notices(email)).toHaveLength(1)
  // What came back without anybody telling of it is found by the schedule, once.
  await shop.env.COMMERCE_DB.prepare(`INSERT INTO stock_requests (email, product, item, language, created)
    VALUES ('swept@example.com', '1001', '1001-1', 'en', '2026-01-01')`).run()
  for (let time = 0; time < 2; time++) await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await notices('swept@example.com')).toHaveLength(1)
  // What came back before the request arrived is told at once.
  await ask('late@example.com', { product: '1001', language: 'en' })
  expect(await notices('late@example.com')).toHaveLength(1)
})
