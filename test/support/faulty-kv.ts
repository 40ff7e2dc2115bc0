import { buildOuter } from './outer-build.ts'

/**
 * How KV behaves. `missing`: there is no binding. `absent`: no key has a value. `stale`: the menu
 * has its former name. `older`: the value has an older format. `full`: writes are refused.
 */
export const kvFaults = ['missing', 'absent', 'stale', 'throws', 'garbage', 'older', 'slow', 'hangs', 'full'] as const
export type KvFault = (typeof kvFaults)[number] | 'well'

/**
 * Copies the built shop into a Worker that gives it a KV which can fail. `GET /__kv/{fault}` sets
 * the fault. Returns the path of the copy's configuration, and a function that removes the copy.
 */
export const buildWithFaultyKv = () => buildOuter(outer)

const outer = `
import shop, { Pages as ShopPages } from './index.js'
export * from './index.js'

let fault = 'well'
let written = null
const never = () => new Promise(() => {})
const later = () => new Promise(done => setTimeout(done, 700))
const read = {
  well: (kv, key) => kv.get(key),
  full: (kv, key) => kv.get(key),
  absent: () => null,
  stale: (_, key) => (key.endsWith('/en') && written?.replaceAll('Lighting', 'Yesterday')) || null,
  throws: () => { throw new Error('KV is away') },
  garbage: () => '\\u0000{"version":1,"content":',
  older: () => JSON.stringify({ version: 0, content: { menu: [{ label: 'Ancient', url: '/' }] } }),
  slow: async (kv, key) => { await later(); return kv.get(key) },
  hangs: never,
}
const write = {
  full: () => { throw new Error('429 Too Many Requests') },
  throws: () => { throw new Error('KV is away') },
  hangs: never,
}
const storeOf = kv => ({
  async get(key, type) {
    const text = await read[fault](kv, key)
    return type === 'json' && text !== null ? JSON.parse(text) : text
  },
  async put(key, text) {
    if (key.endsWith('/en')) written = text
    return (write[fault] ?? (() => kv.put(key, text)))()
  },
  async delete(key) {
    return (write[fault] ?? (() => kv.delete(key)))()
  },
})
const faulty = env =>
  new Proxy(env, {
    get(target, name) {
      if (name !== 'CONTENT_KV') return Reflect.get(target, name)
      return fault === 'missing' ? undefined : storeOf(target.CONTENT_KV)
    },
  })

export class Pages extends ShopPages {
  constructor(context, env) {
    super(context, faulty(env))
  }
}

export default {
  ...shop,
  fetch(request, env, context) {
    const [, asked] = /^\\/__kv\\/(\\w+)$/.exec(new URL(request.url).pathname) ?? []
    if (!asked) return shop.fetch(request, faulty(env), context)
    fault = asked
    return new Response(null, { status: 204 })
  },
}
`
