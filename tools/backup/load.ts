import { isVirtual, parseRows, quoteName } from './dump.ts'
import type { SchemaObject } from './format.ts'

/** At most this many characters in one SQL statement; D1 allows 100,000 bytes. */
const maxStatement = 20_000
/** The temporary table in which values that are longer than a statement are assembled. */
const pieces = '"restored_pieces"'

interface Loaded {
  objects: SchemaObject[]
  tables: Record<string, { columns: string[]; text: string }>
  sequences: Record<string, number>
}

/**
 * Returns the statements that replace a database with a backup; `present` is the database's current
 * schema. Indexes and triggers are created after the rows are inserted, so that triggers do not
 * change the restored rows.
 */
export function buildStatements(present: SchemaObject[], { objects, tables, sequences }: Loaded): string[] {
  const isTable = ({ type }: SchemaObject) => type === 'table'
  const drop = (one: SchemaObject) => `DROP ${one.type.toUpperCase()} IF EXISTS ${quoteName(one.name)}`
  const old = present.filter(isTable)
  const long = { count: 0 }
  const rows = Object.entries(tables).flatMap(([name, table]) =>
    buildInserts(name, table.columns, parseRows(table), long),
  )
  return [
    'PRAGMA defer_foreign_keys = true',
    ...present.filter(({ type }) => type === 'trigger' || type === 'view').map(drop),
    // All rows are deleted first, because a table that others refer to cannot be dropped.
    ...old.filter(one => !isVirtual(one)).map(({ name }) => `DELETE FROM ${quoteName(name)}`),
    ...old.toReversed().map(drop),
    `CREATE TABLE ${pieces} (value INTEGER, position INTEGER, text TEXT)`,
    ...objects.filter(isTable).map(({ sql }) => sql),
    ...rows,
    `DROP TABLE ${pieces}`,
    'DELETE FROM sqlite_sequence',
    ...Object.entries(sequences).map(
      ([name, seq]) => `INSERT INTO sqlite_sequence (name, seq) VALUES (${text(name)}, ${seq})`,
    ),
    ...['index', 'view', 'trigger'].flatMap(type => objects.filter(one => one.type === type).map(({ sql }) => sql)),
  ]
}

function buildInserts(table: string, columns: string[], rows: string[][], long: { count: number }): string[] {
  const into = `INSERT INTO ${quoteName(table)} (${columns.map(quoteName)}) VALUES `
  const statements: string[] = []
  let open = ''
  for (const row of rows) {
    const before: string[] = []
    const isLong = row.join().length > maxStatement
    const values = row.map(literal =>
      isLong && literal.length > 1000 ? storeInPieces(literal, ++long.count, before) : literal,
    )
    const sql = `(${values})`
    if (before.length > 0) {
      statements.push(...before, into + sql)
      continue
    }
    if (open && open.length + sql.length > maxStatement) {
      statements.push(into + open)
      open = ''
    }
    open += (open && ', ') + sql
  }
  return open ? [...statements, into + open] : statements
}

/**
 * Returns an expression for a long value. Adds the statements that store its pieces to `before`.
 */
function storeInPieces(literal: string, value: number, before: string[]): string {
  const isBlob = literal.startsWith("X'")
  const all = isBlob ? literal.slice(2, -1) : literal.slice(1, -1).replaceAll("''", "'")
  for (let at = 0, position = 0; at < all.length; position++) {
    // A piece must not end between the two halves of a surrogate pair.
    const isSplit = /[\uD800-\uDBFF]/.test(all[at + maxStatement - 1] ?? '')
    const end = at + maxStatement - (isSplit ? 1 : 0)
    before.push(`INSERT INTO ${pieces} VALUES (${value}, ${position}, ${text(all.slice(at, end))})`)
    at = end
  }
  const joined = `(SELECT group_concat(text, '' ORDER BY position) FROM ${pieces} WHERE value = ${value})`
  return isBlob ? `unhex(${joined})` : joined
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
