import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { unstable_splitSqlQuery } from 'wrangler'
import { loadDemo } from '../../../tools/local/demo.ts'
import { databaseIn, openStorage } from '../../../tools/local/prepare.ts'
import { schema } from '../../../tools/local/prepared.ts'

const rows = v.record(v.string(), v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))))

/** Rows by table, stored by a shop without a desk. Orders get the snapshot of their payment. */
const loadRows = () => v.parse(rows, JSON.parse(readFileSync(new URL('orders.json', import.meta.url), 'utf8')))

/**
 * Fills storage as a shop did before the desk existed: with only the first migration, with the demo
 * data, and with orders that such a shop has stored.
 */
export async function fillOldStorage(state: string) {
  const storage = openStorage(state)
  try {
    const seeds = await (await loadDemo())?.seeds()
    if (!seeds) throw new Error('There is no demo data')
    for (const [name, folder] of [
      ['COMMERCE_DB', 'commerce'],
      ['CONTENT_DB', 'content'],
    ] as const) {
      const db = databaseIn(storage, name)
      const sql = readFileSync(`src/services/${folder}/migrations/${schema}`, 'utf8')
      await db.batch([
        db.prepare(
          'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
        ),
        ...unstable_splitSqlQuery(sql).map(statement => db.prepare(statement)),
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(schema),
        ...seeds[folder].map(statement => db.prepare(statement)),
      ])
    }
    const db = databaseIn(storage, 'COMMERCE_DB')
    await db.batch([
      db.prepare('PRAGMA defer_foreign_keys = true'),
      ...Object.entries(loadRows()).flatMap(([table, found]) => found.map(row => insert(db, table, row))),
    ])
  } finally {
    await storage.dispose()
  }
}

function insert(db: D1Database, table: string, row: Record<string, string | number | null>) {
  const names = Object.keys(row)
  const values = names.map(() => '?')
  if (table === 'orders') {
    names.push('snapshot')
    values.push('(SELECT snapshot FROM payments WHERE reference = ?)')
  }
  const bound = [...Object.values(row), ...(table === 'orders' ? [row.payment ?? null] : [])]
  return db.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`).bind(...bound)
}
