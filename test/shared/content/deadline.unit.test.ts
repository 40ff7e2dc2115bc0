import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withDeadline } from '#src/shared/content/deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const question = (text: string) => new Request('http://content/api/content/graphql', { method: 'POST', body: text })
const context = { waitUntil: () => {} }

test('a response that is too late for one renewal of the cache is used once, by the next renewal', async () => {
  let asked = 0
  const content = withDeadline(async request => {
    const number = ++asked
    const text = await request.text()
    await new Promise(done => setTimeout(done, 1500))
    return new Response(`${text} ${number}`)
  }, context)
  const ask = (text: string) =>
    content(question(text)).then(
      answer => answer.text(),
      () => 'late',
    )

  const start = Date.now()
  const first = ask('a')
  await vi.advanceTimersByTimeAsync(900)
  expect([await first, Date.now() - start]).toEqual(['late', 900])
  await vi.advanceTimersByTimeAsync(1000)
  // Another query does not get that response.
  const other = ask('b')
  await vi.advanceTimersByTimeAsync(900)
  expect([await other, await ask('a'), asked]).toEqual(['late', 'a 1', 2])

  const again = ask('a')
  await vi.advanceTimersByTimeAsync(2000)
  expect([await again, asked]).toEqual(['late', 3])
  // A late response is discarded after a minute.
  await vi.advanceTimersByTimeAsync(61_000)
  const last = ask('a')
  await vi.advanceTimersByTimeAsync(900)
  expect([await last, asked]).toEqual(['late', 4])
})

test('timely responses and errors are not stored', async () => {
  let delay = 100
  let asked = 0
  const content = withDeadline(async () => {
    const status = ++asked === 2 ? 503 : 200
    await new Promise(done => setTimeout(done, delay))
    return new Response(`${asked}`, { status })
  }, context)
  const ask = () =>
    content(question('c')).then(
      answer => answer.text(),
      () => 'late',
    )
  const quick = ask()
  await vi.advanceTimersByTimeAsync(200)
  expect(await quick).toBe('1')
  delay = 1000
  const refused = ask()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await refused).toBe('late')
  delay = 100
  const next = ask()
  await vi.advanceTimersByTimeAsync(200)
  expect(await next).toBe('3')
})
