import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LimitObject } from '#src/services/commerce/limits/limiter-object.ts'
import type { SelectionChange } from '#src/services/commerce/selection/changes/changes.ts'
import { SelectionObject } from '#src/services/commerce/selection/sessions/object.ts'
import { createSelection } from '#src/services/commerce/selection/state.ts'
import { createDurableStorage } from './durable.ts'

/*
 * Tests how Durable Objects behave over time and after restarts. Their storage is in memory, the
 * clock is fake, and a restart is a new object on the same storage.
 */

const day = 24 * 60 * 60 * 1000
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const add: Extract<SelectionChange, { type: 'addItem' }> = {
  type: 'addItem',
  quantity: 1,
  line: 'l',
  offer: { item: '1-1', stock: 5, markets: [1], priceLists: [65] },
}
const fresh = () => createSelection('s', { country: 'SE', state: null, market: 1, priceList: 65 })

const ended = { ok: false, errors: { session: 'ended' } }
const linesIn = (read: ReturnType<SelectionObject['read']>) => (read.ok ? read.value?.lines.length : null)

/** Opens selection objects on one storage; `released` has the ids of those that released stock. */
function selection(disk = createDurableStorage(), release: ((selection: string) => Promise<void>) | null = null) {
  const released: string[] = []
  class Releasing extends SelectionObject {
    protected override endReservations(selection: string) {
      return release?.(selection) ?? Promise.resolve(released.push(selection))
    }
  }
  const open = (): SelectionObject => Reflect.construct(Releasing, [disk, {}])
  /** Advances the clock to the next alarm, and runs it. */
  async function sleep(object: SelectionObject) {
    const at = disk.takeAlarm()
    if (at === null) throw new Error('No alarm is set')
    vi.setSystemTime(at)
    await object.alarm()
    return at
  }
  return { disk, released, open, sleep }
}

test('a visitor’s selection survives restarts, and 90 days after its last change it is deleted for good', async () => {
  const { disk, open, sleep } = selection()
  open().change(add, fresh())
  vi.setSystemTime(Date.now() + 60 * day)
  const later = open()
  expect(linesIn(later.read())).toBe(1)
  const touched = Date.now()
  later.change({ ...add, quantity: 2 }, null)
  expect(await sleep(later)).toBe(touched + 90 * day)
  expect([...disk.kept]).toEqual([['owner', 'nobody']])
  expect(open().read()).toMatchObject(ended)
  expect(open().change(add, fresh())).toMatchObject(ended)
  expect(disk.takeAlarm()).toBeNull()
})

test('a visitor’s typed data is deleted 30 days after the last change; a customer’s stays', async () => {
  const { disk, open, sleep } = selection()
  const begun = Date.now()
  const typed = { address: { email: 'asa@example.com' }, giftMessage: 'To Åsa' }
  const type: SelectionChange = { type: 'choose', choices: { fields: typed, delivery: { doorCode: '1234' } } }
  open().change(add, fresh())
  open().change(type, null)
  expect(await sleep(open())).toBe(begun + 30 * day)
  expect(linesIn(open().read())).toBe(1)
  expect(JSON.stringify([...disk.kept])).not.toMatch(/asa|Åsa|1234/)
  expect(disk.takeAlarm()).toBe(begun + 90 * day)
  const other = selection()
  other.open().change(add, fresh(), 7)
  other.open().change(type, null, 7)
  expect(other.disk.takeAlarm()).toBe(begun + 120 * day)
  // Erasing a guest's data deletes the whole selection; a customer's selection stays.
  other.open().erase()
  expect(linesIn(other.open().read(7))).toBe(1)
  await open().erase()
  expect([...disk.kept]).toEqual([['owner', 'nobody']])
})

test('the alarm deletes a customer’s selection too, and then a new one can start', async () => {
  const { open, sleep } = selection()
  open().change(add, fresh(), 7)
  expect([open().read(), open().read(8)]).toMatchObject([ended, ended])
  expect(linesIn(open().read(7))).toBe(1)
  expect(open().end()).toBeNull()
  await sleep(open())
  expect(open().read(7)).toEqual({ ok: true, value: null })
  expect(open().change(add, fresh(), 7)).toMatchObject({ ok: true, value: { state: { lines: [{}] } } })
})

test('reservations are released once, on time, and the selection keeps its lines', async () => {
  const { released, open, sleep, disk } = selection()
  const begun = Date.now()
  open().change(add, fresh())
  open().releaseStockAt(begun + 15 * 60_000)
  expect(await sleep(open())).toBe(begun + 15 * 60_000)
  expect(released).toEqual(['s'])
  expect(linesIn(open().read())).toBe(1)
  expect(disk.takeAlarm()).toBe(begun + 90 * day)
})

test('the alarm fails, so that the platform retries it, if the database does not answer', async () => {
  const { disk, open } = selection(createDurableStorage(), () => Promise.reject(new Error('D1_ERROR: overloaded')))
  const object = open()
  object.change(add, fresh())
  object.releaseStockAt(Date.now() + 1000)
  vi.setSystemTime(Date.now() + 1000)
  await expect(object.alarm()).rejects.toThrow('overloaded')
  expect(disk.kept.has('held')).toBe(true)
})

test('an ended session keeps its bag until the login has merged it', () => {
  const { open } = selection()
  open().change(add, fresh())
  expect(open().end()?.lines).toHaveLength(1)
  expect([open().read(), open().end()?.lines.length]).toMatchObject([ended, 1])
  open().delete()
  expect([open().read(), open().end()]).toMatchObject([ended, null])
})

const rule = { max: 3, seconds: 60 }

function limit(disk = createDurableStorage()) {
  const open = (): LimitObject => Reflect.construct(LimitObject, [disk, {}])
  return { disk, open }
}

test('a limit survives restarts, and admits a new attempt when a counted one is a minute old', async () => {
  const { open, disk } = limit()
  const begun = Date.now()
  for (let tries = 0; tries < 3; tries++) {
    const object = open()
    const entered = await object.enter(rule)
    if (!('ticket' in entered)) throw new Error('The limit refused the attempt')
    object.leave(entered.ticket, true, rule)
    vi.setSystemTime(Date.now() + 10_000)
  }
  expect(await open().enter(rule)).toEqual({ retryAfter: 30 })
  vi.setSystemTime(begun + 60_000)
  expect(await open().enter(rule)).toEqual({ ticket: expect.any(String) })
  expect(await open().enter(rule)).toEqual({ retryAfter: 10 })
  await open().alarm()
  expect(disk.kept.size).toBe(0)
})

test('an attempt that never ends stays counted; one that ends without being counted admits the next attempt', async () => {
  const { open } = limit()
  const object = open()
  const tickets = await Promise.all([object.enter(rule), object.enter(rule), object.enter(rule)])
  const fourth = object.enter(rule)
  const [first] = tickets
  if (!first || !('ticket' in first)) throw new Error('The limit refused the attempt')
  object.leave(first.ticket, false, rule)
  expect(await fourth).toEqual({ ticket: expect.any(String) })
  const fifth = object.enter(rule)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await fifth).toEqual({ retryAfter: 50 })
  object.clear()
  expect(await object.enter(rule)).toEqual({ ticket: expect.any(String) })
})
