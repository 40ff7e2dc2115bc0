import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const details = v.array(v.object({ detail: v.string() }))
const named = v.array(v.object({ name: v.string(), sql: v.nullable(v.string()) }))

/**
 * Shows how SQLite plans the statements of a service, in a database with its schema but no rows.
 * The plans are those of a deployment: `ANALYZE` never runs there, so SQLite does not know the
 * sizes of tables there either.
 */
export function openPlans(service: 'commerce' | 'content') {
  const db = new DatabaseSync(':memory:')
  for (const file of globSync(`src/services/${service}/migrations/*.sql`).sort()) db.exec(readFileSync(file, 'utf8'))
  const listObjects = (type: string) =>
    v.parse(named, db.prepare('SELECT name, sql FROM sqlite_master WHERE type = ?').all(type))
  const tables = new Set(listObjects('table').map(({ name }) => name))
  const partial = listObjects('index').flatMap(({ name, sql }) => (sql?.includes(' WHERE ') ? [name] : []))

  /** The tables that a statement scans; none if `LIMIT` ends the scan early. */
  function scannedBy(sql: string): string[] {
    const plan = v.parse(details, db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    // Without a separate sort, SQLite stops reading when it has found as many rows as `LIMIT` says.
    const isPage = /\bLIMIT\b/.test(sql) && !plan.some(({ detail }) => /TEMP B-TREE FOR ORDER BY/.test(detail))
    if (isPage) return []
    return plan.flatMap(({ detail }) => {
      const [, name = ''] = /^SCAN (\S+)/.exec(detail) ?? []
      // A partial index has few rows, and a full-text table is searched with its own index.
      if (!name || /VIRTUAL TABLE/.test(detail) || partial.some(index => detail.includes(`INDEX ${index}`))) return []
      const [, aliased = ''] =
        new RegExp(`(?:FROM|JOIN)\\s+(?:main\\.)?(\\w+)\\s+(?:AS\\s+)?${name}\\b`).exec(sql) ?? []
      const table = [name.replace('main.', ''), aliased].find(each => tables.has(each))
      // Other names are results of subqueries.
      return table ? [table] : []
    })
  }
  return { scannedBy, close: () => db.close() }
}
