import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Calls of one database by one kind of request. `ms` is SQLite's time for all of them. */
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
  /** Numbers of calls by counter, for example `requests`, `rendered`, `kvReads`, `LIMITS`. */
  counts: v.record(v.string(), v.number()),
  commerce: database,
  content: database,
})

const costs = v.object({
  date: v.string(),
  requests: v.number(),
  /** CPU time in ms of one round trip to a database, without its work. */
  tripMs: v.number(),
  /** CPU time in ms of one call of a Durable Object that writes and sets an alarm. */
  objectMs: v.number(),
  kinds: v.record(v.string(), cost),
})

export type Cost = v.InferOutput<typeof cost>
export type Costs = v.InferOutput<typeof costs>

/** Reads the results of `npm run bench:costs`, and adds the cost of pictures from Workers Cache. */
export function readCosts(): Costs {
  const read = v.parse(costs, JSON.parse(readFileSync(new URL('costs.json', import.meta.url), 'utf8')))
  const { picture } = read.kinds
  if (!picture) throw new Error('costs.json has no pictures: run npm run bench:costs')
  return { ...read, kinds: { ...read.kinds, 'picture, cached': { ...picture, counts: { requests: 1 } } } }
}
