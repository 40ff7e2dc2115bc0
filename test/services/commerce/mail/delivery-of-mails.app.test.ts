import { beforeAll, expect, test, vi } from 'vitest'
import { queue, scheduled } from '#src/services/commerce/jobs.ts'
import { en } from '#src/services/commerce/lib/texts/en.ts'
import { renewedShop, type Shop } from '../../../app.ts'
import { serviceOn } from '../in-process.ts'
import { referenceOf, shopperOf, times } from '../shopper.ts'
import { storedData } from '../stored-data.ts'

/*
 * The queue's consumer in this process, on a shop's storage: a mail server that fails, messages
 * that come twice, at once or never, and a process that ends in the middle.
 */

vi.mock('cloudflare:workers', () => ({ DurableObject: class {}, exports: {} }))
vi.spyOn(console, 'error').mockImplementation(() => {})

let shop: Shop
const { one, sql } = storedData(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
})

const long = '2026-01-01T00:00:00.000Z'
const state = async (id: number) => ({
  sent: (await one(`SELECT sent FROM outbox WHERE id = ${id}`)) !== null,
  claimed: (await one(`SELECT claimed_until FROM outbox WHERE id = ${id}`)) !== null,
})

test('a confirmation is sent once, whatever happens to its queue messages; the order exists meanwhile', async () => {
  const mails: string[] = []
  const written: (EmailMessage | EmailMessageBuilder)[] = []
  const queued: unknown[] = []
  const server = { broken: false }
  const send = async (mail: EmailMessage | EmailMessageBuilder) => {
    if (server.broken) throw new Error('The mail server is away')
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
  const deliver = async (...bodies: unknown[]) => {
    const ends: string[] = []
    const messages = bodies.map(body => ({
      body,
      ack: () => void ends.push('ack'),
      retry: () => void ends.push('retry'),
    }))
    await Reflect.apply(queue, undefined, [{ messages }, env])
    return ends
  }

  // Bought with a queue that keeps its messages to itself.
  const service = serviceOn(env, () => {})
  const { call, pay, decide, result } = shopperOf(service)
  await call('POST', 'items/1001-1')
  const reference = referenceOf(await pay())
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

  // The process ended while it was sending: nobody else may until its time is over, not even the
  // sweep.
  server.broken = false
  await sql(`UPDATE outbox SET claimed_until = '2999-01-01T00:00:00.000Z' WHERE id = ${id}`)
  expect(await deliver(mail)).toEqual(['ack'])
  const sweep = async () => {
    queued.length = 0
    await Reflect.apply(scheduled, undefined, [{}, env])
    return queued.filter(body => JSON.stringify(body) === JSON.stringify(mail)).length
  }
  expect([await sweep(), mails]).toEqual([0, []])
  await sql(`UPDATE outbox SET claimed_until = '${long}' WHERE id = ${id}`)
  expect(await sweep()).toBe(1)

  // Told ten times at once, then again, and by the sweep.
  await times(10, () => deliver(mail, mail))
  expect([await state(id), mails.length]).toEqual([{ sent: true, claimed: true }, 1])
  expect(mails[0]).toContain(order.order)
  // Nor does the shop's page of terms answer here.
  expect(written[0]).not.toHaveProperty('attachments')
  expect(written[0]).toMatchObject({ text: expect.stringContaining(en.confirmation.withdrawal.heading) })
  expect([await deliver(mail), await sweep(), mails.length]).toEqual([['ack'], 0, 1])
  expect(await deliver('x', { ...mail, id: '1' }, null, { ...mail, id: 999_999 })).toEqual(['ack', 'ack', 'ack', 'ack'])
})
