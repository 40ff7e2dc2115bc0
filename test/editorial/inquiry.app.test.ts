import { beforeAll, expect, test } from 'vitest'
import { loadMailsTo } from '../services/commerce/people.ts'
import { countValues, runTimes } from '../services/commerce/shopper.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { createGuest } from '../withdraw/guest.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const merchant = 'hej@dager.example'
const inbox = async () => (await loadMailsTo(shop, merchant)).filter(({ kind }) => kind === 'inquiry')
const receiptsTo = (email: string) => loadMailsTo(shop, email)

const letter = {
  subject: 'order',
  order: '4711',
  name: 'Åsa Ek',
  email: 'asa@example.com',
  message: 'Hej!\r\n\r\nEn fråga <b>om</b> glaset\r\noch sladden.',
}

test('the contact form sends the shop’s mail and a confirmation once, and keeps typed text after errors', async () => {
  const { post, html } = createGuest(shop)
  const page = await html('/sv/info/contact')
  for (const part of ['action="/sv/info/contact#form" method="post"', 'name="email_field"', 'Skriv till oss'])
    expect(page).toContain(part)

  const wrong = await post('/sv/info/contact', { ...letter, email: 'asa', subject: '' })
  const shown = await wrong.text()
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'private, no-store'])
  for (const part of [
    'value="Åsa Ek"',
    'value="asa"',
    'value="4711"',
    'En fråga &lt;b&gt;om&lt;/b&gt; glaset',
    'Välj vad det gäller',
    'Skriv en e-postadress som vi kan svara till',
    'role="alert"',
    'noindex',
  ])
    expect(shown).toContain(part)
  expect(shown.match(/aria-invalid="true"/g)).toHaveLength(2)
  expect(await html('/sv/info/contact')).not.toContain('Åsa Ek')

  // Submitting the form four times sends one mail.
  const answers = await runTimes(4, () => post('/sv/info/contact', letter))
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 4 })
  expect(answers[0]?.headers.get('location')).toBe('/sv/info/contact/sent')
  const sent = await shop.get('/sv/info/contact/sent')
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await sent.text()).toContain('Tack, det är skickat')

  const [mail, ...more] = await inbox()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ replyTo: letter.email, subject: 'Beställning 4711: fråga från Åsa Ek' })
  expect(mail?.text).toContain('En fråga <b>om</b> glaset\noch sladden.')
  expect(mail?.html).toContain('En fråga &lt;b&gt;om&lt;/b&gt; glaset')
  const [receipt, ...others] = await receiptsTo(letter.email)
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ replyTo: merchant, subject: 'Vi har tagit emot ditt meddelande till Dager' })
  // The confirmation contains no typed text, so it cannot be used to spam others.
  for (const part of ['Åsa', 'glaset', '4711']) expect(receipt?.html).not.toContain(part)
})

test('the project form mails the project’s details; injected headers, bots and other sites are refused', async () => {
  const { post, html } = createGuest(shop)
  const project = {
    name: 'Bo Lind',
    company: 'Hotell Sjön & Co',
    email: 'bo@example.com',
    phone: '+46 70 123 45 67',
    country: 'Sweden',
    project: 'hotel',
    size: '40 rooms',
    timetable: 'May',
    message: 'Forty of the same.',
  }
  expect(await html('/professionals')).toContain('action="/professionals#form"')
  const answer = await post('/professionals', project)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/professionals/sent'])
  const mail = (await inbox()).find(({ replyTo }) => replyTo === project.email)
  expect(mail?.subject).toBe('Project: Hotell Sjön & Co, Bo Lind')
  for (const part of ['Company: Hotell Sjön & Co', 'Phone: +46 70', 'Kind of project: Hotel or restaurant', '40 rooms'])
    expect(mail?.text).toContain(part)

  const before = (await inbox()).length
  for (const bad of [
    { ...project, name: 'A\r\nBcc: all@example.com' },
    { ...project, company: 'Win at https://evil.example' },
    { ...project, email: 'a@example.com\r\nBcc: b@example.com' },
    { ...project, project: 'castle' },
    { ...project, size: 'x'.repeat(121) },
    { ...project, message: 'x'.repeat(4001) },
    { ...project, message: '\u0000 \r\n' },
  ]) {
    const refused = await post('/professionals', bad)
    const text = await refused.text()
    expect([refused.status, text.includes('aria-invalid="true"')], JSON.stringify(bad).slice(0, 90)).toEqual([
      422,
      true,
    ])
  }
  const foreign = await post('/professionals', project, {
    'Sec-Fetch-Site': 'cross-site',
    Origin: 'https://evil.example',
  })
  expect(foreign.status).toBe(403)
  const robot = await post('/professionals', { ...project, message: 'Buy!', email_field: 'x' })
  expect(robot.status).toBe(303)
  expect(await inbox()).toHaveLength(before)
})

test('one mailbox gets at most five confirmations a day, and inquiry mails are later deleted', async () => {
  const answers = await runTimes(8, index =>
    createGuest(shop).post('/info/contact', { ...letter, email: 'many+1@example.com', message: `Number ${index}` }),
  )
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 303: 5, 429: 3 })
  const refused = answers.find(({ status }) => status === 429)
  const text = await refused?.text()
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000)
  expect(text).toContain('Try again in 24 hours')
  expect(text).toMatch(/mailto:hej@dager\.example\?body=[^"]*Number%20\d/)

  // The queue sends mails only after the responses.
  const unsent = () => shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM outbox WHERE sent IS NULL').first('n')
  await expect.poll(unsent).toBe(0)
  await shop.env.COMMERCE_DB.prepare(`UPDATE outbox SET sent = '2026-01-01' WHERE kind LIKE 'inquiry%'`).run()
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await inbox()).toEqual([])
})
