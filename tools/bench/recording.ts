import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

interface Statement {
  sql: string
  values: SQLInputValue[]
}

/**
 * Wraps a database to record the statements that `batch` and `all` run, and how many rows they
 * read.
 */
export function withRecording(db: D1Database) {
  const known = new Map<D1PreparedStatement, Statement & { statement: D1PreparedStatement }>()
  // Statements are cached, because each `prepare` is a round trip to the local runtime.
  const prepared = new Map<string, D1PreparedStatement>()
  const recorded: { statements: Statement[]; rows: number } = { statements: [], rows: 0 }
  function wrap(statement: D1PreparedStatement, sql: string, values: SQLInputValue[]) {
    const own: D1PreparedStatement = Object.create(statement, {
      bind: { value: (...values: SQLInputValue[]) => wrap(statement.bind(...values), sql, values) },
      first: { value: (column: string) => statement.first(column) },
      all: {
        value: async () => {
          const result = await statement.all()
          recorded.rows += result.meta.rows_read
          recorded.statements.push({ sql, values })
          return result
        },
      },
    })
    known.set(own, { statement, sql, values })
    return own
  }
  const wrapped: D1Database = Object.create(db, {
    prepare: {
      value: (sql: string) => {
        const statement = prepared.get(sql) ?? db.prepare(sql)
        prepared.set(sql, statement)
        return wrap(statement, sql, [])
      },
    },
    batch: {
      value: async (batch: D1PreparedStatement[]) => {
        const sent = batch.flatMap(statement => known.get(statement) ?? [])
        const results = await db.batch(sent.map(({ statement }) => statement))
        recorded.rows += results.reduce((sum, { meta }) => sum + meta.rows_read, 0)
        recorded.statements.push(...sent)
        return results
      },
    },
  })
  return { db: wrapped, recorded }
}

/** Measures the best time in ms for each query's statements, directly in the database file. */
export function timeInFile(
  folder: string,
  queries: Record<string, Statement[]>,
  rounds: number,
): Record<string, number> {
  const files = globSync('**/*.sqlite', { cwd: folder }).map(name => join(folder, name))
  const [file] = files.sort((one, other) => statSync(other).size - statSync(one).size)
  if (!file) throw new Error(`No database in ${folder}.`)
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const times = Object.entries(queries).map(([name, recorded]) => {
      const statements = recorded.map(({ sql, values }) => ({ statement: db.prepare(sql), values }))
      const once = () => {
        const start = performance.now()
        for (const { statement, values } of statements) statement.all(...values)
        return performance.now() - start
      }
      return [name, Math.min(...Array.from({ length: rounds }, once))] as const
    })
    return Object.fromEntries(times)
  } finally {
    db.close()
  }
}
