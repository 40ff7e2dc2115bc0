import type { Database } from './database.ts'

/** An SQL statement under construction: its text, and the values of its `?n`. */
export interface Sql {
  /**
   * Adds a value and returns its `?n`, the same for the same value: D1 takes at most 100. Lists are
   * JSON, for `json_each`.
   */
  put(value: string | number): string
  prepare(db: Database, text: string): D1PreparedStatement
}

/** `prefix` comes before every statement, for common table expressions that replace tables. */
export function createSql(prefix: ((put: Sql['put']) => string) | null): Sql {
  const values: (string | number)[] = []
  const put = (value: string | number) => `?${values.indexOf(value) + 1 || values.push(value)}`
  const head = prefix?.(put) ?? ''
  return { put, prepare: (db, text) => db.prepare(`${head} ${text}`).bind(...values) }
}
