import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Finds the commerce database in `state`, the folder of a local shop's storage. The names of
 * database files are hashes, so this looks for the database with a table of stock.
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
