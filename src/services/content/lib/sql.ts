/** A statement in the making: text, and the values that its `?n` stand for. */
export interface Sql {
  /** The `?n` of a value; in lists as JSON, for `json_each`. */
  put(value: string | number): string
  prepare(db: D1Database, text: string): D1PreparedStatement
}

/** `prefix` comes before every statement, for common table expressions that stand in for tables. */
export function createSql(prefix: ((put: Sql['put']) => string) | null): Sql {
  const values: (string | number)[] = []
  const put = (value: string | number) => `?${values.push(value)}`
  const head = prefix?.(put) ?? ''
  return { put, prepare: (db, text) => db.prepare(`${head} ${text}`).bind(...values) }
}
