/** `refused`: the call has no effect. `lost`: it takes effect, but the caller gets an error. */
export type Fault = 'refused' | 'lost'

interface Plan {
  /** The index of the call that fails, starting at 0. */
  at: number | 'all'
  fault: Fault
  /** Whether all later calls are refused too, as if the process had died at the call. */
  isDead?: boolean
}

const overloaded = () => new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.')
const lost = () => new Error('D1_ERROR: Network connection lost.')
const restarted = () =>
  Object.assign(new Error('Durable Object reset because its code was updated.'), { retryable: true })

/**
 * Returns the bindings with storage that fails at the planned call. `counted.calls` is the number
 * of storage calls since `plan` was last called. `counted.failed` says whether one of them failed
 * as planned.
 */
export function createFaultyStorage(env: Env) {
  let plan: Plan | null = null
  const counted = { calls: 0, failed: false }

  async function attempt<T>(isObject: boolean, work: () => Promise<T>): Promise<T> {
    const now = counted.calls++
    if (plan?.isDead && plan.at !== 'all' && now > plan.at) throw isObject ? restarted() : overloaded()
    if (!plan || (plan.at !== 'all' && plan.at !== now)) return callRuntime(isObject, work)
    counted.failed = true
    if (plan.fault !== 'lost') throw isObject ? restarted() : overloaded()
    await callRuntime(isObject, work)
    throw isObject ? restarted() : lost()
  }

  /** On a busy machine the connection to the runtime may fail, which counts as a lost call. */
  const callRuntime = <T>(isObject: boolean, work: () => Promise<T>) =>
    work().catch(error => {
      throw String(error) === 'TypeError: fetch failed' ? (isObject ? restarted() : lost()) : error
    })

  // The bindings are proxies themselves. If a binding were this proxy's target, every read would
  // also look up the property in the binding, which costs a round trip to the runtime. So the
  // target is an empty object.
  const proxy = <T extends object>(get: (name: string | symbol) => unknown): T =>
    new Proxy<T>(Object.create(null), { get: (_, name) => get(name) })

  // Maps our statements to those of the binding, because `batch` accepts only the latter.
  const real = new WeakMap<object, D1PreparedStatement>()
  function wrapStatement(inner: D1PreparedStatement, query: string): D1PreparedStatement {
    const outer = proxy<D1PreparedStatement>(name => {
      if (name === 'bind') return (...values: unknown[]) => prepare(query, values)
      if (name === 'first') return (...column: [string]) => attempt(false, () => inner.first(...column))
      if (name === 'all') return () => attempt(false, () => inner.all())
      if (name === 'run') return () => attempt(false, () => inner.run())
      throw new Error(`createFaultyStorage does not support this property of a statement: ${String(name)}`)
    })
    real.set(outer, inner)
    return outer
  }
  // Preparing or binding a statement blocks this process for a round trip to the runtime, so
  // statements are reused.
  const prepared = new Map<string, D1PreparedStatement>()
  function prepareOnce(key: string, make: () => D1PreparedStatement) {
    const inner = prepared.get(key) ?? make()
    prepared.set(key, inner)
    return inner
  }
  function prepare(query: string, values: unknown[] = []) {
    const bare = prepareOnce(query, () => env.COMMERCE_DB.prepare(query))
    const bound = values.length > 0 ? prepareOnce(query + JSON.stringify(values), () => bare.bind(...values)) : bare
    return wrapStatement(bound, query)
  }
  const unwrap = (outer: D1PreparedStatement) => real.get(outer) ?? outer
  const database: D1Database = proxy<D1Database>(name => {
    if (name === 'withSession') return () => database
    if (name === 'prepare') return (query: string) => prepare(query)
    if (name === 'batch')
      return (statements: D1PreparedStatement[]) => attempt(false, () => env.COMMERCE_DB.batch(statements.map(unwrap)))
    throw new Error(`createFaultyStorage does not support this property of the database: ${String(name)}`)
  })
  /** A Durable Object's stub whose method calls are counted and fail as planned. */
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
    /** Counts a call to something other than storage, such as a server. It may fail as planned. */
    count: <T>(work: () => Promise<T>) => attempt(false, work),
    plan: (next: Plan | null) => {
      plan = next
      counted.calls = 0
      counted.failed = false
    },
  }
}
