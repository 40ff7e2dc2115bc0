import * as v from 'valibot'
import { type SchemaObject, sha256, type Table } from './format.ts'
import type { Database, Row, Storage } from './storage.ts'

/** A table's rows as SQL literals, one JSON array on each line. */
export interface TableDump extends Table {
  text: string
}

export interface DatabaseDump {
  objects: SchemaObject[]
  tables: Record<string, TableDump>
  sequences: Record<string, number>
  migrations: string[]
  oneMoment: boolean
}

/**
 * Tables whose rows a rebuild creates again, so they are not backed up. D1 cannot export some of
 * them, such as the search index.
 */
const derived = new Set([
  'search_rows',
  'search_grams',
  'entry_list',
  'entry_links',
  'entry_pictures',
  'derived_version',
  'derived_rebuild',
])

const schemaRows = v.array(
  v.object({
    type: v.picklist(['table', 'index', 'view', 'trigger']),
    name: v.string(),
    sql: v.string(),
  }),
)
const columnRows = v.array(v.object({ name: v.string(), pk: v.number() }))
const sequenceRows = v.array(v.object({ name: v.string(), seq: v.number() }))

/** At most this many rows of a table in one response. */
const pageSize = 2000
const maxReadings = 3

/**
 * Reads a database's schema, without the internal tables of SQLite and Cloudflare, and without the
 * tables in which SQLite stores virtual tables.
 */
export async function readSchema(storage: Storage, database: Database): Promise<SchemaObject[]> {
  const [rows] = await storage.read(database, [
    `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY rowid`,
  ])
  const all = v.parse(schemaRows, rows)
  const parts = new Set(
    all
      .filter(isVirtual)
      .flatMap(({ name }) => ['data', 'idx', 'content', 'docsize', 'config'].map(of => `${name}_${of}`)),
  )
  return all.filter(({ type, name }) => type !== 'table' || !parts.has(name))
}

export const isVirtual = ({ sql }: SchemaObject) => /^CREATE VIRTUAL TABLE/i.test(sql)

/**
 * Reads all rows of a database. One response is a consistent snapshot; if several are needed, reads
 * again until two successive readings agree, with at most three readings in all.
 */
export async function readDatabase(storage: Storage, database: Database): Promise<DatabaseDump> {
  const objects = await readSchema(storage, database)
  const names = objects
    .filter(one => one.type === 'table' && !isVirtual(one) && !derived.has(one.name))
    .map(({ name }) => name)
  const infos = await storage.read(
    database,
    names.map(name => `PRAGMA table_info(${quoteName(name)})`),
  )
  const shapes = names.map((name, at) => toShape(name, v.parse(columnRows, infos[at])))
  const read = await readTables(storage, database, shapes)
  const migrations = parseRows(read.tables.d1_migrations).map(row => readText(row, read.tables.d1_migrations, 'name'))
  return { objects, ...read, migrations }
}

export interface Shape {
  name: string
  columns: string[]
  /** Columns by which the rows are sorted. */
  key: string[]
}

function toShape(name: string, info: v.InferOutput<typeof columnRows>): Shape {
  const columns = info.map(column => column.name)
  const key = info.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
  return { name, columns, key: key.length > 0 ? key.map(column => column.name) : columns }
}

/** Reads the rows of tables with known columns. */
export async function readTables(storage: Storage, database: Database, shapes: Shape[]) {
  let last = await readOnce(storage, database, shapes)
  for (let reading = 2; !last.oneMoment && reading <= maxReadings; reading++) {
    const next = await readOnce(storage, database, shapes)
    const isSame = Object.entries(next.tables).every(([name, { sha256 }]) => last.tables[name]?.sha256 === sha256)
    last = { ...next, oneMoment: isSame }
  }
  return last
}

async function readOnce(storage: Storage, database: Database, shapes: Shape[]) {
  const rows = new Map(shapes.map(shape => [shape, [] as string[][]]))
  const [counters = [], ...first] = await storage.read(database, [
    'SELECT name, seq FROM sqlite_sequence ORDER BY name',
    ...shapes.map(shape => buildPageQuery(shape)),
  ])
  let open = shapes
  let answers = 1
  for (let pages = first; ; answers++) {
    for (const [at, shape] of open.entries())
      rows.get(shape)?.push(...(pages[at] ?? []).map(row => readLiterals(row, shape)))
    open = open.filter((_, at) => pages[at]?.length === pageSize)
    if (open.length === 0) break
    pages = await storage.read(
      database,
      open.map(shape => buildPageQuery(shape, rows.get(shape)?.at(-1))),
    )
  }
  const sequences = Object.fromEntries(v.parse(sequenceRows, counters).map(({ name, seq }) => [name, seq]))
  const tables = Object.fromEntries([...rows].map(([shape, found]) => [shape.name, toDump(shape, found)]))
  return { tables, sequences, oneMoment: answers === 1 }
}

function toDump({ columns, key }: Shape, rows: string[][]): TableDump {
  const text = rows.map(row => `${JSON.stringify(row)}\n`).join('')
  return { columns, key, rows: rows.length, sha256: sha256(text), text }
}

/** Builds the query for the rows that follow the row `after`, sorted by the key. */
function buildPageQuery({ name, columns, key }: Shape, after?: string[]) {
  const last = key.map(column => after?.[columns.indexOf(column)])
  const where = after ? ` WHERE (${key.map(quoteName)}) > (${last})` : ''
  const values = columns.map((column, at) => `quote(${quoteName(column)}) AS c${at}`)
  return `SELECT ${values} FROM ${quoteName(name)}${where} ORDER BY ${key.map(quoteName)} LIMIT ${pageSize}`
}

const readLiterals = (row: Row, { columns }: Shape) => columns.map((_, at) => v.parse(v.string(), row[`c${at}`]))

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

const literals = v.array(v.string())

/** Parses the rows of a dumped table; each value is an SQL literal. */
export const parseRows = (table: { text: string } | undefined) =>
  (table?.text ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => v.parse(literals, JSON.parse(line)))

/** Returns the text in one column of a row. */
export const readText = (row: string[], table: TableDump | undefined, column: string) =>
  (row[table?.columns.indexOf(column) ?? -1] ?? '').slice(1, -1).replaceAll("''", "'")
