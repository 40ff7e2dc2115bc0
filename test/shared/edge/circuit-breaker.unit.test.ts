import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { queryContent } from '#src/shared/content/client.ts'
import { createBreaker, withCircuitBreaker } from '#src/shared/edge/upstream/circuit-breaker.ts'

const ask = (service: ReturnType<typeof withCircuitBreaker>) =>
  queryContent(service, '{ x }', {}, v.object({ x: v.number() })).then(
    () => 'answered',
    () => 'failed',
  )
const context = { waitUntil: () => {} }
const well = () => Response.json({ data: { x: 1 } })

test('four failures open the circuit, and one probe decides whether it closes again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let time = 1_000_000
  let asked = 0
  let answer: () => Response | Promise<Response> = () => new Response('no', { status: 503 })
  const service = withCircuitBreaker(
    () => {
      asked++
      return answer()
    },
    createBreaker(),
    context,
    () => time,
  )
  const ways: (() => Response | Promise<Response>)[] = [
    () => new Response('no', { status: 500 }),
    () => Promise.reject(new Error('unreachable')),
    () => new Response(new ReadableStream({ start: controller => controller.error(new Error('cut')) })),
    () => new Response(new ReadableStream({ pull: controller => controller.enqueue(new Uint8Array(1_000_000)) })),
  ]
  for (const way of ways) {
    answer = way
    expect(await ask(service)).toBe('failed')
  }
  expect(asked).toBe(4)
  for (let page = 0; page < 50; page++) expect(await ask(service)).toBe('failed')
  expect(asked).toBe(4)

  // Half open: one request is sent and fails, so the pause doubles.
  time += 2001
  answer = () => new Response('no', { status: 500 })
  expect(await Promise.all([ask(service), ask(service), ask(service)])).toEqual(['failed', 'failed', 'failed'])
  expect(asked).toBe(5)
  time += 3900
  expect([await ask(service), asked]).toEqual(['failed', 5])
  time += 200
  answer = well
  expect([await ask(service), asked]).toEqual(['answered', 6])
  expect(await Promise.all(Array.from({ length: 20 }, () => ask(service)))).toEqual(Array(20).fill('answered'))

  // The pause is at most ten seconds, however often the service failed.
  answer = () => new Response('no', { status: 500 })
  for (let failure = 0; failure < 4; failure++) await ask(service)
  for (let failure = 0; failure < 10; failure++) {
    time += 10_001
    await ask(service)
  }
  time += 10_001
  answer = well
  expect(await ask(service)).toBe('answered')
  vi.restoreAllMocks()
})

test('rare failures and 4xx responses keep the circuit closed', async () => {
  let time = 0
  let status = 500
  const service = withCircuitBreaker(
    () => (status === 200 ? well() : new Response('{}', { status })),
    createBreaker(),
    context,
    () => time,
  )
  for (let failure = 0; failure < 10; failure++) {
    expect(await ask(service)).toBe('failed')
    time += 4000
  }
  status = 400
  for (let refusal = 0; refusal < 10; refusal++) expect(await ask(service)).toBe('failed')
  status = 200
  expect(await ask(service)).toBe('answered')
})

test('a probe completes, and decides whether the circuit closes, even if the page that sent it did not wait', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let time = 1_000_000
  let answer: () => Response | Promise<Response> = () => new Response('no', { status: 500 })
  const waited: Promise<unknown>[] = []
  const breaker = createBreaker()
  const waiting = { waitUntil: (work: Promise<unknown>) => void waited.push(work) }
  const service = withCircuitBreaker(
    () => answer(),
    breaker,
    waiting,
    () => time,
  )
  for (let failure = 0; failure < 4; failure++) await ask(service)
  time += 2001
  let arrive = (_: Response) => {}
  answer = () => new Promise(done => (arrive = done))
  waited.length = 0
  // The page does not wait for this response.
  void ask(service)
  await vi.waitFor(() => expect(waited).toHaveLength(1))
  arrive(well())
  await Promise.all(waited)
  answer = well
  expect([breaker.openUntil, await ask(service)]).toEqual([0, 'answered'])

  // A probe that the runtime cancelled has no result, and another one may start after a while.
  answer = () => new Response('no', { status: 500 })
  for (let failure = 0; failure < 4; failure++) await ask(service)
  time += 2001
  answer = () => new Promise(() => {})
  void ask(service)
  await vi.waitFor(() => expect(breaker.probeUntil).toBeGreaterThan(time))
  answer = well
  expect(await ask(service)).toBe('failed')
  time += 4001
  expect(await ask(service)).toBe('answered')
  vi.restoreAllMocks()
})

test('queries that arrive during a probe wait briefly for its result', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let time = 1_000_000
  let asked = 0
  const probe = Promise.withResolvers<Response>()
  const service = withCircuitBreaker(
    () => {
      asked++
      if (asked <= 4) return Promise.resolve(new Response('no', { status: 500 }))
      return asked === 5 ? probe.promise : Promise.resolve(well())
    },
    createBreaker(),
    context,
    () => time,
  )
  for (let failure = 0; failure < 4; failure++) await ask(service)
  time += 2001
  const queries = [ask(service), ask(service), ask(service)]
  await vi.waitFor(() => expect(asked).toBe(5))
  probe.resolve(well())
  expect(await Promise.all(queries)).toEqual(Array(3).fill('answered'))
  vi.restoreAllMocks()
})
