import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * The commerce database below `state`, the folder of a local shop's storage. Databases are files
 * with names of their own; commerce's is the one with a stock.
 */
export function findCommerceFile(state: string): string {
  const found = globSync(join(state, 'v3/d1/miniflare-D1DatabaseObject/*.sqlite')).find(path => {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      return database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'free_stock'`).get() !== undefined
    } finally {
      database.close()
    }
  })
  if (!found) throw new Error(`No commerce database in ${state}`)
  return found
}
