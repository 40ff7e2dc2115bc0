import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code of the Worker that `throughBatches` calls. Its bindings are the databases. */
export const batchWorker = readFileSync(join(import.meta.dirname, 'databases.js'), 'utf8')

/** Sends a request to the batch Worker. */
export type Ask = (address: string, init: { method: string; body: string }) => Promise<{ text: () => Promise<string> }>

type Row = Record<string, unknown>

interface Answer {
  results?: D1Result<Row>[]
  /** D1's error message. */
  error?: string
}

/**
 * Parses a response without validating it, which saves time in every query of every test; the
 * response comes from our own Worker.
 */
const answerIn: (text: string) => Answer = JSON.parse

/**
 * Returns a local runtime's database that makes only one round trip for each query or batch. With
 * Miniflare's bindings, every `prepare` and `bind` would block for a round trip too.
 */
export function throughBatches(ask: Ask, database: string): D1Database {
  const texts = new WeakMap<D1PreparedStatement, [sql: string, values: unknown[]]>()

  async function run(given: D1PreparedStatement[]): Promise<D1Result<Row>[]> {
    const statements = given.map(statement => texts.get(statement))
    const response = await ask('http://databases.test', {
      method: 'POST',
      body: JSON.stringify({ database, statements }),
    })
    const { results, error } = answerIn(await response.text())
    if (!results) throw new Error(error)
    return results
  }

  function prepare(sql: string, values: unknown[] = []): D1PreparedStatement {
    const all = async () => (await run([statement]))[0]
    const statement: D1PreparedStatement = Object.create(null, {
      bind: { value: (...more: unknown[]) => prepare(sql, more.map(storable)) },
      all: { value: all },
      run: { value: all },
      first: {
        value: async (column?: string) => {
          const row = (await run([statement]))[0]?.results[0] ?? null
          return column === undefined || row === null ? row : row[column]
        },
      },
    })
    texts.set(statement, [sql, values])
    return statement
  }

  const session = { prepare: (sql: string) => prepare(sql), batch: run, getBookmark: () => null }
  return Object.create(null, {
    ...Object.getOwnPropertyDescriptors(session),
    withSession: { value: () => session },
  })
}

/** Converts a value to a type that D1 stores. Throws if D1 does not support the value's type. */
function storable(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)]
  if (ArrayBuffer.isView(value)) return [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)]
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value
  throw new Error(`D1_TYPE_ERROR: Type '${typeof value}' not supported for value '${value}'`)
}
