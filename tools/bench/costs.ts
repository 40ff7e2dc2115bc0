import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOfTestProvider, startCountedShop, startStockedShop, type Trip } from './counting/counted-shop.ts'
import { listKinds } from './counting/kinds.ts'
import { copyDatabases } from './counting/replay.ts'
import type { Cost } from './scale/costs.ts'
import { findRuntime, measureCpu } from './workerd.ts'

/*
 * Measures what each kind of request costs, for `npm run bench:scale`: its calls to databases, KV,
 * Durable Objects and R2; the time that its statements take in SQLite; and the CPU time of the
 * runtime's process, minus the CPU time of a request for a static file. Run it with
 * `npm run bench:costs`; `REQUESTS`, the number of requests of each kind, is 48 by default. It
 * writes `tools/bench/scale/costs.json`.
 */

const requests = Number(process.env.REQUESTS ?? 48)
const file = 'tools/bench/scale/costs.json'

const { calls, costs } = await count()
const cpu = await measure()
const kinds = Object.fromEntries(
  Object.entries(costs).map(([name, cost]) => [name, { ...cost, cpuMs: cpu.get(name) ?? 0 }]),
)
writeFileSync(
  file,
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), requests, ...calls, kinds }, null, 2)}\n`,
)
console.table(
  Object.fromEntries(
    Object.entries(kinds).map(([name, { cpuMs, counts, commerce, content }]) => [
      name,
      {
        cpuMs,
        ...counts,
        commerce: `${commerce.trips} / ${commerce.rowsRead} / ${commerce.rowsWritten} / ${commerce.ms}`,
        content: `${content.trips} / ${content.rowsRead} / ${content.rowsWritten} / ${content.ms}`,
      },
    ]),
  ),
)
console.log(`A call without work: database ${calls.tripMs}, object ${calls.objectMs} ms CPU. Written to ${file}.`)

/**
 * Counts the calls that one request of each kind makes, once such a request has warmed the isolate.
 */
async function count() {
  const shop = await startCountedShop()
  try {
    const counted: Record<string, Omit<Cost, 'cpuMs'>> = {}
    for (const { name, ready } of await listKinds(shop)) {
      await (await ready(0))()
      const ask = await ready(2)
      await shop.counted()
      const databases = copyDatabases(shop.state)
      await ask()
      const { counts, trips } = await shop.counted()
      const of = (database: Trip['database']) => {
        const all = trips.filter(trip => trip.database === database)
        // All trips are timed, because later ones depend on what earlier ones have written.
        const ms = databases.timesOf(database, all).filter((_, index) => all[index] && !isOfTestProvider(all[index]))
        const own = all.filter(trip => !isOfTestProvider(trip))
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
        return {
          trips: own.length,
          statements: sum(own.map(({ statements }) => statements.length)),
          rowsRead: sum(own.map(({ rowsRead }) => rowsRead)),
          rowsWritten: sum(own.map(({ rowsWritten }) => rowsWritten)),
          ms: rounded(sum(ms)),
        }
      }
      counted[name] = { counts, commerce: of('COMMERCE_DB'), content: of('CONTENT_DB') }
      databases.remove()
    }
    const tripMs = await measureCall(shop.get, 'database')
    // Each measured call consists of two calls to the object, which both write and set an alarm.
    const objectMs = rounded((await measureCall(shop.get, 'object')) / 2)
    return { costs: counted, calls: { tripMs, objectMs } }
  } finally {
    await shop.close()
  }
}

/** Measures the CPU time in ms of one call that does no work, including the Worker's share. */
async function measureCall(get: (path: string) => Promise<Response>, of: 'database' | 'object') {
  const runtime = { pid: findRuntime(process.pid) }
  const calls = requests * 40
  await get(`/__calls?of=${of}&count=${calls}`)
  const before = measureCpu(runtime)
  await get(`/__calls?of=${of}&count=${calls}`)
  return rounded((measureCpu(runtime) - before) / calls)
}

/** Measures the CPU time in ms for each kind of request, including work after the response. */
async function measure(): Promise<Map<string, number>> {
  const shop = await startStockedShop()
  try {
    const runtime = { pid: findRuntime(process.pid) }
    const used = async (asks: (() => Promise<unknown>)[]) => {
      const before = measureCpu(runtime)
      await inLanes(asks)
      await sleep(1500)
      return (measureCpu(runtime) - before) / asks.length
    }
    const ask = async (path: string) => (await shop.get(path)).text()
    const files = Array.from({ length: requests * 4 }, () => () => ask('/favicon.svg'))
    await used(files)
    const floor = await used(files)
    const own = new Map<string, number>()
    for (const { name, ready } of await listKinds(shop)) {
      // The shop allows only 30 logins from one network address.
      const times = name === 'login' ? Math.min(8, requests) : requests
      const asks: (() => Promise<unknown>)[] = []
      for (let at = 0; at < times + 4; at++) asks.push(await ready(at + 4))
      // The first requests are not measured, because code is still being compiled during them.
      await used(asks.splice(0, 4))
      own.set(name, rounded((await used(asks)) - floor * (costs[name]?.counts.requests ?? 1)))
    }
    return own
  } finally {
    await shop.close()
  }
}

async function inLanes(asks: (() => Promise<unknown>)[]) {
  const waiting = asks.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const ask of waiting) await ask()
    }),
  )
}

function rounded(ms: number) {
  return Math.round(ms * 100) / 100
}
