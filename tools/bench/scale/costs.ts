import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/**
 * The calls that one kind of request makes to one database. `ms` is SQLite's time for all calls.
 */
const database = v.object({
  trips: v.number(),
  statements: v.number(),
  rowsRead: v.number(),
  rowsWritten: v.number(),
  ms: v.number(),
})

const cost = v.object({
  /** CPU time of the runtime's process in ms, including databases and Durable Objects. */
  cpuMs: v.number(),
  /** Numbers of calls, by the counter's name: for example `requests`, `rendered` or `kvReads`. */
  counts: v.record(v.string(), v.number()),
  commerce: database,
  content: database,
})

const costs = v.object({
  date: v.string(),
  requests: v.number(),
  /** CPU time in ms of one round trip to a database, without the database's own work. */
  tripMs: v.number(),
  /** CPU time in ms of one call to a Durable Object that writes and sets an alarm. */
  objectMs: v.number(),
  kinds: v.record(v.string(), cost),
})

export type Cost = v.InferOutput<typeof cost>
export type Costs = v.InferOutput<typeof costs>

/**
 * Reads the results of `npm run bench:costs`, and adds what requests cost that are answered without
 * a database: a picture from Workers Cache, and prices that the isolate knows.
 */
export function readCosts(): Costs {
  const read = v.parse(costs, JSON.parse(readFileSync(new URL('costs.json', import.meta.url), 'utf8')))
  const { picture, 'live prices of a listing': prices } = read.kinds
  if (!picture || !prices) throw new Error('costs.json lacks pictures or prices: run npm run bench:costs')
  const kinds = {
    ...read.kinds,
    'picture, cached': { ...picture, counts: { requests: 1 } },
    'live prices, known': { ...picture, cpuMs: prices.cpuMs, counts: { requests: 1 } },
  }
  return { ...read, kinds }
}
