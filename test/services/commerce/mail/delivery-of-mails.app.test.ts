import { exports } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queue, scheduled } from '#src/services/commerce/jobs.ts'
import { sv } from '#src/services/commerce/lib/texts/sv.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createFaultyStorage } from '../faulty.ts'
import { openServiceOn } from '../in-process.ts'
import { createShopper, parseReference, runTimes } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

/*
 * Runs the queue's consumer in this process on a shop's storage. The mail server fails, messages
 * arrive twice, in parallel or never, and the process ends while it sends a mail.
 */

const pages = {
  fetch: (_: Request): Promise<Response> => Promise.reject(new Error('The shop is unavailable')),
}
// The service loads pages from `exports.default`. The tests remove this export afterwards, because
// other test files share the module.
beforeAll(() => void Object.assign(exports, { default: { fetch: (request: Request) => pages.fetch(request) } }))
afterAll(() => void Reflect.deleteProperty(exports, 'default'))
vi.spyOn(console, 'error').mockImplementation(() => {})

let shop: Shop
const { one, sql } = openStoredData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  // High ids, because the shop's own queue may still retry messages of an earlier test file, and
  // would send the mail of this file that has the same id.
  await sql(
    `INSERT INTO outbox (id, kind, recipient, about, created, sent)
     VALUES (1000000, 'order', '', '', '${longAgo}', '${longAgo}')`,
  )
})

const longAgo = '2026-01-01T00:00:00.000Z'
const state = async (id: number) => ({
  sent: (await one(`SELECT sent FROM outbox WHERE id = ${id}`)) !== null,
  claimed: (await one(`SELECT claimed_until FROM outbox WHERE id = ${id}`)) !== null,
})

test('an order confirmation is sent once, even if its queue messages fail or are repeated', async () => {
  const mails: string[] = []
  const written: (EmailMessage | EmailMessageBuilder)[] = []
  const queued: unknown[] = []
  const server = { broken: false }
  const send = async (mail: EmailMessage | EmailMessageBuilder) => {
    if (server.broken) throw new Error('The mail server is unavailable')
    mails.push('subject' in mail ? mail.subject : '')
    written.push(mail)
    return { messageId: `${mails.length}` }
  }
  const keep = async (...bodies: unknown[]) => {
    queued.push(...bodies)
    return { metadata: { metrics: { backlogCount: queued.length, backlogBytes: 0 } } }
  }
  const sendBatch = (all: Iterable<{ body: unknown }>) => keep(...[...all].map(({ body }) => body))
  const hold = { send: (body: unknown) => keep(body), sendBatch }
  const env = { ...shop.env, EMAIL: { ...shop.env.EMAIL, send }, MAIL: { ...shop.env.MAIL, ...hold } }
  const deliver = (...bodies: unknown[]) => deliverIn(env, ...bodies)
  const deliverIn = async (env: object, ...bodies: unknown[]) => {
    const ends: string[] = []
    const messages = bodies.map(body => ({
      body,
      ack: () => void ends.push('ack'),
      retry: () => void ends.push('retry'),
    }))
    await Reflect.apply(queue, undefined, [{ messages }, env])
    return ends
  }

  // The queue of this shop keeps messages and delivers none.
  const service = openServiceOn(env, () => {})
  const { call, pay, decide, result } = createShopper(service)
  await call('POST', 'items/1001-1')
  const reference = parseReference(await pay())
  await decide(reference, 'pay')
  const { order } = (await result(reference)).body
  await service.settled()
  const id = Number(await one(`SELECT id FROM outbox WHERE about = '${order.reference}'`))
  const mail = { kind: 'mail', id }
  expect(queued).toContainEqual(mail)

  server.broken = true
  expect([await deliver(mail), await deliver(mail, mail)].flat()).toEqual([
    'retry',
    expect.any(String),
    expect.any(String),
  ])
  expect([await state(id), mails]).toEqual([{ sent: false, claimed: false }, []])
  expect((await call('GET', 'receipt')).body.order.order).toBe(order.order)

  // Simulates a process that ended while it was sending the mail: until its claim expires, neither
  // the queue nor the cron job sends the mail.
  server.broken = false
  await sql(`UPDATE outbox SET claimed_until = '2999-01-01T00:00:00.000Z' WHERE id = ${id}`)
  expect(await deliver(mail)).toEqual(['ack'])
  const sweep = async () => {
    queued.length = 0
    await Reflect.apply(scheduled, undefined, [{ scheduledTime: Date.now() }, env])
    return queued.filter(body => JSON.stringify(body) === JSON.stringify(mail)).length
  }
  expect([await sweep(), mails]).toEqual([0, []])
  await sql(`UPDATE outbox SET claimed_until = '${longAgo}' WHERE id = ${id}`)
  expect(await sweep()).toBe(1)

  // Ten parallel calls deliver twenty messages about the same mail.
  await runTimes(10, () => deliver(mail, mail))
  expect([await state(id), mails.length]).toEqual([{ sent: true, claimed: true }, 1])
  expect(mails[0]).toContain(order.order)
  // The terms cannot be loaded, since the shop's pages are unavailable, so nothing is attached.
  expect(written[0]).not.toHaveProperty('attachments')
  expect(written[0]).toMatchObject({ text: expect.stringContaining(sv.confirmation.withdrawal.heading) })
  expect([await deliver(mail), await sweep(), mails.length]).toEqual([['ack'], 0, 1])

  // If the mail service cannot send attachments, the mail's text contains the terms. They are
  // loaded only once.
  const asked: string[] = []
  pages.fetch = ({ url }) => {
    asked.push(new URL(url).pathname)
    return shop.get(new URL(url).pathname)
  }
  for (let time = 0; time < 2; time++) {
    await sql(`UPDATE outbox SET sent = NULL, claimed_until = NULL WHERE id = ${id}`)
    expect(await deliverIn({ ...env, MAIL_ATTACHMENTS: '' }, mail)).toEqual(['ack'])
    const last = written.at(-1)
    expect(last).not.toHaveProperty('attachments')
    for (const words of ['Trettio dagar att ångra sig', sv.confirmation.withdrawal.heading])
      expect(last).toMatchObject({ text: expect.stringContaining(words), html: expect.stringContaining(words) })
  }
  // Unlike the terms, the notice of the legal guarantee is loaded again for each mail.
  const notice = '/sv/info/legal-guarantee.json'
  const lamp = '/sv/lamps/1001'
  expect(asked.toSorted()).toEqual([notice, notice, '/sv/info/terms-and-conditions.json', lamp, lamp])
  expect(await deliver('x', { ...mail, id: '1' }, null, { ...mail, id: 999_999 })).toEqual(['ack', 'ack', 'ack', 'ack'])
})

test('a mail is sent once even if a storage call fails, or twice if that call was to record that it was sent', async () => {
  const storage = createFaultyStorage(shop.env)
  let sent = 0
  const send = async () => ({ messageId: `${++sent}` })
  const env = { ...storage.env, EMAIL: { ...shop.env.EMAIL, send } }
  const { id } = (await shop.env.COMMERCE_DB.prepare(
    `SELECT id FROM outbox WHERE kind = 'order' AND sent IS NOT NULL ORDER BY id DESC LIMIT 1`,
  ).first<{ id: number }>()) ?? { id: 0 }
  const deliver = (): Promise<void> => {
    const message = { body: { kind: 'mail', id }, ack: () => {}, retry: () => {} }
    return Reflect.apply(queue, undefined, [{ messages: [message] }, env])
  }
  const often: string[] = []
  for (const fault of ['refused', 'lost'] as const)
    for (let at = 0; ; at++) {
      sent = 0
      await sql(`UPDATE outbox SET sent = NULL, claimed_until = NULL WHERE id = ${id}`)
      storage.plan({ at, fault })
      await deliver()
      const { failed } = { ...storage.counted }
      storage.plan(null)
      // The mail's claim expires, and the queue delivers its message twice more.
      await sql(`UPDATE outbox SET claimed_until = '${longAgo}' WHERE id = ${id}`)
      await deliver()
      await deliver()
      expect([await state(id), sent > 0], `${fault} ${at}`).toEqual([{ sent: true, claimed: true }, true])
      if (sent > 1) often.push(`${fault} ${sent}`)
      if (!failed) break
    }
  expect(often).toEqual(['refused 2'])
})
