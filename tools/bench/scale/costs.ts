import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** What a kind of request asks of one database; `ms` is SQLite's time for all of it. */
const database = v.object({
  trips: v.number(),
  statements: v.number(),
  rowsRead: v.number(),
  rowsWritten: v.number(),
  ms: v.number(),
})

const cost = v.object({
  /** CPU of the runtime's whole process in ms, databases and Durable Objects included. */
  cpuMs: v.number(),
  /** Calls by what was asked: `requests`, `rendered`, `kvReads`, `LIMITS` and others. */
  counts: v.record(v.string(), v.number()),
  commerce: database,
  content: database,
})

const costs = v.object({
  date: v.string(),
  requests: v.number(),
  /** CPU of one round trip to a database without work in ms. */
  tripMs: v.number(),
  /** CPU of one call of a Durable Object that writes and sets an alarm in ms. */
  objectMs: v.number(),
  kinds: v.record(v.string(), cost),
})

export type Cost = v.InferOutput<typeof cost>
export type Costs = v.InferOutput<typeof costs>

/** What `npm run bench:costs` measured, and pictures from Workers Cache, which is not simulated. */
export function readCosts(): Costs {
  const read = v.parse(costs, JSON.parse(readFileSync(new URL('costs.json', import.meta.url), 'utf8')))
  const { picture } = read.kinds
  if (!picture) throw new Error('Nobody measured a picture')
  return { ...read, kinds: { ...read.kinds, 'picture, cached': { ...picture, counts: { requests: 1 } } } }
}
