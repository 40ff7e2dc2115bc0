import { globSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const details = v.array(v.object({ detail: v.string() }))
const named = v.array(v.object({ name: v.string(), sql: v.nullable(v.string()) }))

/**
 * How SQLite reads for a statement of one of the services. The database has its schema and no rows,
 * and so no statistics: `ANALYZE` never runs in a deployment, and the plan is the same at any size.
 */
export function openPlans(service: 'commerce' | 'content') {
  const db = new DatabaseSync(':memory:')
  for (const file of globSync(`src/services/${service}/migrations/*.sql`).sort()) db.exec(readFileSync(file, 'utf8'))
  const objects = (type: string) =>
    v.parse(named, db.prepare('SELECT name, sql FROM sqlite_master WHERE type = ?').all(type))
  const tables = new Set(objects('table').map(({ name }) => name))
  const partial = objects('index').flatMap(({ name, sql }) => (sql?.includes(' WHERE ') ? [name] : []))

  /** The tables that a statement reads from their first row to their last; none for a page. */
  function scannedBy(sql: string): string[] {
    const plan = v.parse(details, db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all())
    // In the order of an index or of its rows, and only as far as it is asked for.
    const isPage = /\bLIMIT\b/.test(sql) && !plan.some(({ detail }) => /TEMP B-TREE FOR ORDER BY/.test(detail))
    if (isPage) return []
    return plan.flatMap(({ detail }) => {
      const [, name = ''] = /^SCAN (\S+)/.exec(detail) ?? []
      // An index of some rows has few; a table of words has its own way.
      if (!name || /VIRTUAL TABLE/.test(detail) || partial.some(index => detail.includes(`INDEX ${index}`))) return []
      const [, aliased = ''] =
        new RegExp(`(?:FROM|JOIN)\\s+(?:main\\.)?(\\w+)\\s+(?:AS\\s+)?${name}\\b`).exec(sql) ?? []
      const table = [name.replace('main.', ''), aliased].find(each => tables.has(each))
      // Others are results of the statement's own parts.
      return table ? [table] : []
    })
  }
  return { scannedBy, close: () => db.close() }
}
