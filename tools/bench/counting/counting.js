// @ts-nocheck: this file imports the built shop, which has no types.
import { withEnv } from 'cloudflare:workers'
import shop, * as entrypoints from './index.js'

/*
 * Wraps the built shop in a Worker that counts each request's calls to the bindings, and records
 * the statements that its databases execute. `GET /__counts` returns both and resets them. `GET
 * /__calls?of=&count=` makes one of the `calls` below `count` times, one after the other.
 */

export * from './index.js'

/** Numbers of calls, by the name of the counter. */
let counts = {}
/** Round trips to databases: statements with their values, and the metered rows. */
let trips = []

const count = (name, times = 1) => {
  counts[name] = (counts[name] ?? 0) + times
}

const real = new WeakMap()

async function asked(database, statements, ask) {
  const trip = {
    database,
    statements: statements.map(one => ({ sql: real.get(one).sql, values: real.get(one).values })),
    rowsRead: 0,
    rowsWritten: 0,
  }
  trips.push(trip)
  const results = await ask()
  for (const { meta } of [results].flat()) {
    trip.rowsRead += meta.rows_read
    trip.rowsWritten += meta.rows_written
  }
  return results
}

function statement(database, inner, sql, values = []) {
  const outer = {
    bind: (...bound) => statement(database, inner.bind(...bound), sql, bound),
    all: () => asked(database, [outer], () => inner.all()),
    run: () => asked(database, [outer], () => inner.run()),
    async first(column) {
      const [row] = (await outer.all()).results
      return (column ? row?.[column] : row) ?? null
    },
  }
  real.set(outer, { inner, sql, values })
  return outer
}

const databaseOf = (inner, name) => ({
  prepare: sql => statement(name, inner.prepare(sql), sql),
  batch: statements => asked(name, statements, () => inner.batch(statements.map(one => real.get(one).inner))),
  withSession: given => databaseOf(inner.withSession(given), name),
})

/**
 * Wraps an object so that calls of its methods are counted. `counterOf` returns the name of the
 * counter, or nothing if the call is not counted.
 */
const methodsOf = (inner, counterOf) =>
  new Proxy(inner, {
    get(_, name) {
      const value = inner[name]
      // A stub seems to have every method. With `then` it would be treated as a promise.
      if (name === 'then') return undefined
      if (typeof value !== 'function') return value
      return (...given) => {
        const counter = counterOf(name, given)
        if (counter) count(counter, name === 'sendBatch' ? given[0].length : 1)
        return inner[name](...given)
      }
    },
  })

const objectsOf = (inner, binding) =>
  new Proxy(inner, {
    get(_, name) {
      const value = inner[name]
      if (typeof value !== 'function') return value
      return (...given) => {
        const result = inner[name](...given)
        return name === 'get' || name === 'getByName' ? methodsOf(result, () => binding) : result
      }
    },
  })

/**
 * Calls with this key are not counted: only the local page cache stores it in KV. A deployed shop
 * uses Workers Cache instead.
 */
const localKey = 'purged-tags'
const storeOf = inner =>
  methodsOf(inner, (name, [key]) => (key === localKey ? null : name === 'get' ? 'kvReads' : 'kvWrites'))
const bucketOf = inner => methodsOf(inner, name => (name === 'get' || name === 'head' ? 'bucketReads' : 'bucketWrites'))
const kinds = {
  COMMERCE_DB: databaseOf,
  CONTENT_DB: databaseOf,
  CONTENT_KV: storeOf,
  PICTURES: bucketOf,
  MAIL: inner => methodsOf(inner, () => 'messages'),
  SELECTIONS: objectsOf,
  LIMITS: objectsOf,
  LINK_KEY: objectsOf,
  PREVIEWS: objectsOf,
  PRESENCE: objectsOf,
  PICTURE_MAKERS: objectsOf,
}
const countedEnv = new WeakMap()
function counted(env) {
  const known = countedEnv.get(env)
  if (known) return known
  const wrapped = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, kinds[name]?.(value, name) ?? value]),
  )
  countedEnv.set(env, wrapped)
  return wrapped
}

/** What a Durable Object writes, including alarms, is billed as rows. */
const written = { put: 'objectRows', delete: 'objectRows', setAlarm: 'objectRows', deleteAll: 'objectRows' }
const writing = inner => methodsOf(inner, name => written[name])
const contextOf = context =>
  new Proxy(context, {
    get(_, name) {
      const { storage } = context
      const value = context[name]
      if (name !== 'storage') return typeof value === 'function' ? value.bind(context) : value
      const [kv, counting] = [writing(storage.kv), writing(storage)]
      return new Proxy(storage, { get: (_, name) => (name === 'kv' ? kv : counting[name]) })
    },
  })

const objectOf = Base =>
  class extends Base {
    constructor(context, env) {
      super(context, counted(env))
      Object.defineProperty(this, 'ctx', { value: contextOf(context) })
    }
  }
const entrypointOf = Base =>
  class extends Base {
    constructor(context, env) {
      super(context, counted(env))
    }
    fetch(request) {
      count('rendered')
      return withEnv(this.env, () => super.fetch(request))
    }
  }

export const SelectionObject = objectOf(entrypoints.SelectionObject)
export const LimitObject = objectOf(entrypoints.LimitObject)
export const LinkKeyObject = objectOf(entrypoints.LinkKeyObject)
export const PictureObject = objectOf(entrypoints.PictureObject)
export const Pages = entrypointOf(entrypoints.Pages)
export const Pictures = entrypointOf(entrypoints.Pictures)

/** Minimal calls: one to a database, and two to a Durable Object, each of which writes. */
const calls = {
  database: env => env.COMMERCE_DB.prepare('SELECT 1').all(),
  async object({ LIMITS }) {
    const rule = { max: 1000, seconds: 600 }
    const limit = LIMITS.getByName('measured')
    const { ticket } = await limit.enter(rule)
    await limit.leave(ticket, false, rule)
  },
}

export default {
  async fetch(request, env, context) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/__calls') {
      for (let made = 0; made < Number(searchParams.get('count')); made++) await calls[searchParams.get('of')](env)
      return new Response()
    }
    if (pathname === '/__counts') {
      const answer = Response.json({ counts, trips })
      counts = {}
      trips = []
      return answer
    }
    count('requests')
    return withEnv(counted(env), () => shop.fetch(request, counted(env), context))
  },
  queue: (batch, env, context) => withEnv(counted(env), () => shop.queue(batch, counted(env), context)),
  scheduled: (event, env, context) => withEnv(counted(env), () => shop.scheduled(event, counted(env), context)),
}
