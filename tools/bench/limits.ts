import { mkdirSync, writeFileSync } from 'node:fs'
import { startCountedShop, startStockedShop } from './counting/counted-shop.ts'
import { listKinds } from './counting/kinds.ts'
import { findRuntime, measureCpu } from './workerd.ts'

/*
 * Measures, under load, the limits that the start of docs/scale.md lists. It sends 1, 4 and 16
 * requests in parallel; with more, each would only wait longer. Run it with `npm run bench:limits`;
 * `REQUESTS`, the number of requests, is 96 by default. It also writes
 * .wrangler/bench-limits.json.
 */

const requests = Number(process.env.REQUESTS ?? 96)
const crowds = [1, 4, 16]
/** Number of calls that one request makes to a database or object. */
const calls = 50

const rows = [...(await callsAlone()), ...(await wholeRequests())]
console.table(rows)
mkdirSync('.wrangler', { recursive: true })
writeFileSync('.wrangler/bench-limits.json', JSON.stringify({ date: new Date(), requests, rows }, null, 2))

/** Measures calls to a database and to one Durable Object, without the shop's own work. */
async function callsAlone() {
  const shop = await startCountedShop()
  try {
    const results = []
    for (const called of ['database', 'object']) {
      const ask = async () => (await shop.get(`/__calls?of=${called}&count=${calls}`)).text()
      for (const atOnce of crowds) {
        const { rate, perCore, median, p95 } = await measured(Array(requests).fill(ask), atOnce)
        const ms = (time: number) => Number((time / calls).toFixed(2))
        results.push({
          what: `one ${called}`,
          atOnce,
          rate: Math.round(rate * calls),
          perCore: perCore * calls,
          median: ms(median),
          p95: ms(p95),
        })
      }
    }
    return results
  } finally {
    await shop.close()
  }
}

/** Measures live prices, uncached listings, and purchases. */
async function wholeRequests() {
  const shop = await startStockedShop()
  try {
    const kinds = (await listKinds(shop)).filter(({ name }) =>
      ['live prices of a listing', 'listing, rendered', 'payment', 'order'].includes(name),
    )
    const results = []
    let made = 0
    for (const { name, ready } of kinds) {
      // The first round is not measured, because code is still being compiled during it.
      for (const [round, atOnce] of [4, ...crowds].entries()) {
        const asks: (() => Promise<unknown>)[] = []
        for (let at = 0; at < requests; at++) asks.push(await ready(made++))
        const { rate, perCore, median, p95 } = await measured(asks, atOnce)
        if (round > 0) results.push({ what: name, atOnce, rate, perCore, median, p95 })
      }
    }
    return results
  } finally {
    await shop.close()
  }
}

/**
 * Measures responses per second, response times in ms, and responses per second of the runtime's
 * CPU time: the number per second if the runtime had a CPU core of its own.
 */
async function measured(asks: (() => Promise<unknown>)[], atOnce: number) {
  const runtime = { pid: findRuntime(process.pid) }
  const times: number[] = []
  const waiting = asks.values()
  const [begin, before] = [performance.now(), measureCpu(runtime)]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const ask of waiting) {
        const start = performance.now()
        await ask()
        times.push(performance.now() - start)
      }
    }),
  )
  const ms = performance.now() - begin
  times.sort((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0)
  const rate = Number(((asks.length * 1000) / ms).toFixed(1))
  const perCore = Math.round((asks.length * 1000) / (measureCpu(runtime) - before))
  return { rate, perCore, median: at(0.5), p95: at(0.95) }
}
