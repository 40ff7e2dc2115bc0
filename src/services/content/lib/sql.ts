import type { Database } from './database.ts'

/** An SQL statement under construction, with the values of its parameters `?n`. */
export interface Sql {
  /**
   * Adds a value and returns its parameter `?n`; equal values share one, because D1 accepts at most
   * 100. Lists are passed as JSON, for `json_each`.
   */
  put(value: string | number): string
  prepare(db: Database, text: string): D1PreparedStatement
}

/** `prefix` creates common table expressions, which precede every statement; null for none. */
export function createSql(prefix: ((put: Sql['put']) => string) | null): Sql {
  const values: (string | number)[] = []
  const put = (value: string | number) => `?${values.indexOf(value) + 1 || values.push(value)}`
  const head = prefix?.(put) ?? ''
  return { put, prepare: (db, text) => db.prepare(`${head} ${text}`).bind(...values) }
}
