import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const migrations = globSync('src/services/commerce/migrations/*.sql')
  .sort()
  .map(path => readFileSync(path, 'utf8'))

const proxy = <T extends object>(members: Record<string, unknown>): T =>
  new Proxy<T>(Object.create(null), {
    get: (_, name) => {
      if (typeof name === 'string' && name in members) return members[name]
      throw new Error(`This database has no ${String(name)}`)
    },
  })

/**
 * Opens an empty database with commerce's tables in memory, behind D1's interface. Batches are
 * transactions. Every answer is asynchronous, so that parallel work interleaves.
 */
export function openMemoryDatabase(): D1Database {
  const sqlite = new DatabaseSync(':memory:')
  for (const sql of migrations) sqlite.exec(sql)
  const prepared = new Map<string, ReturnType<typeof sqlite.prepare>>()
  const work = new WeakMap<object, () => unknown>()

  function execute(sql: string, values: SQLInputValue[]) {
    const known = prepared.get(sql) ?? sqlite.prepare(sql)
    prepared.set(sql, known)
    const results = known.all(...values)
    const changes = sqlite.prepare('SELECT changes() AS changes').get()
    return { results, success: true, meta: { changes: Number(changes?.changes) } }
  }

  function statement(sql: string, values: SQLInputValue[] = []): D1PreparedStatement {
    const run = async () => execute(sql, values)
    const made = proxy<D1PreparedStatement>({
      bind: (...given: SQLInputValue[]) => statement(sql, given),
      all: run,
      run,
      first: async (column?: string) => {
        const [row] = (await run()).results
        return row === undefined ? null : column === undefined ? row : (row[column] ?? null)
      },
    })
    work.set(made, () => execute(sql, values))
    return made
  }

  async function batch(statements: D1PreparedStatement[]) {
    await null
    sqlite.exec('BEGIN')
    try {
      const results = statements.map(given => work.get(given)?.())
      sqlite.exec('COMMIT')
      return results
    } catch (error) {
      sqlite.exec('ROLLBACK')
      throw error
    }
  }

  return proxy<D1Database>({ prepare: (sql: string) => statement(sql), batch })
}
