/** The call fails before it takes effect, or after it, with only the response lost. */
export type Fault = 'refused' | 'lost'

interface Plan {
  /** The call that fails: the first is 0. */
  at: number | 'all'
  fault: Fault
}

const overloaded = () => new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
const lost = () => new Error('D1_ERROR: Network connection lost.')
const restarted = () =>
  Object.assign(new Error('Durable Object reset because its code was updated.'), { retryable: true })

/**
 * The same bindings, of which one call of storage fails as planned: refused before it was done, or
 * done and its answer lost. `calls` counts what was asked since the last plan.
 */
export function createFaultyStorage(env: Env) {
  let plan: Plan | null = null
  const counted = { calls: 0, failed: false }

  async function attempt<T>(isObject: boolean, work: () => Promise<T>): Promise<T> {
    const now = counted.calls++
    if (!plan || (plan.at !== 'all' && plan.at !== now)) return reached(isObject, work)
    counted.failed = true
    if (plan.fault !== 'lost') throw isObject ? restarted() : overloaded()
    await reached(isObject, work)
    throw isObject ? restarted() : lost()
  }

  /** The connection to the runtime may fail on a busy machine. */
  const reached = <T>(isObject: boolean, work: () => Promise<T>) =>
    work().catch(error => {
      throw String(error) === 'TypeError: fetch failed' ? (isObject ? restarted() : lost()) : error
    })

  // The bindings are proxies themselves: around them, each look at a property would be followed by
  // a round trip to the runtime that compares it. So these are around nothing.
  const proxy = <T extends object>(get: (name: string | symbol) => unknown): T =>
    new Proxy<T>(Object.create(null), { get: (_, name) => get(name) })

  // A statement is bound and then asked; in a batch the real ones are needed.
  const real = new WeakMap<object, D1PreparedStatement>()
  function statement(inner: D1PreparedStatement, query: string): D1PreparedStatement {
    const outer = proxy<D1PreparedStatement>(name => {
      if (name === 'bind') return (...values: unknown[]) => prepare(query, values)
      if (name === 'first') return (...column: [string]) => attempt(false, () => inner.first(...column))
      if (name === 'all') return () => attempt(false, () => inner.all())
      if (name === 'run') return () => attempt(false, () => inner.run())
      throw new Error(`Statements are not expected to be asked for ${String(name)}`)
    })
    real.set(outer, inner)
    return outer
  }
  // To prepare or bind one is a round trip of its own to the runtime, in which this process waits.
  const prepared = new Map<string, D1PreparedStatement>()
  function known(key: string, make: () => D1PreparedStatement) {
    const inner = prepared.get(key) ?? make()
    prepared.set(key, inner)
    return inner
  }
  function prepare(query: string, values: unknown[] = []) {
    const bare = known(query, () => env.COMMERCE_DB.prepare(query))
    const bound = values.length > 0 ? known(query + JSON.stringify(values), () => bare.bind(...values)) : bare
    return statement(bound, query)
  }
  const unwrapped = (outer: D1PreparedStatement) => real.get(outer) ?? outer
  const database: D1Database = proxy<D1Database>(name => {
    if (name === 'withSession') return () => database
    if (name === 'prepare') return (query: string) => prepare(query)
    if (name === 'batch')
      return (statements: D1PreparedStatement[]) =>
        attempt(false, () => env.COMMERCE_DB.batch(statements.map(unwrapped)))
    throw new Error(`The database is not expected to be asked for ${String(name)}`)
  })
  /** An object whose methods may fail like the database. */
  const stub = <T extends object>(inner: T): T =>
    proxy(name => {
      const method = Reflect.get(inner, name)
      if (typeof method !== 'function' || name === 'then') return method
      return (...given: unknown[]) => attempt(true, async () => Reflect.apply(method, inner, given))
    })
  const objects = <T extends object>(inner: T): T =>
    proxy(name => {
      const method = Reflect.get(inner, name)
      if (typeof method !== 'function') return method
      const call = (...given: unknown[]) => Reflect.apply(method, inner, given)
      return name === 'get' || name === 'getByName' ? (...given: unknown[]) => stub(call(...given)) : call
    })
  return {
    env: { ...env, COMMERCE_DB: database, SELECTIONS: objects(env.SELECTIONS), LIMITS: objects(env.LIMITS) },
    counted,
    plan: (next: Plan | null) => {
      plan = next
      counted.calls = 0
      counted.failed = false
    },
  }
}
