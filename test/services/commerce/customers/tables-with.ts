import type { Shop } from '../../../support/app.ts'

/** The names of the commerce service's tables, sorted, without internal tables of SQLite and D1. */
export async function loadTables(shop: Shop): Promise<string[]> {
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name).filter(name => !/^(sqlite|_cf|d1|kept)_/.test(name))
}

/** The names of the tables that contain `text`, which must be in lower case. */
export async function findTablesWith(shop: Shop, text: string): Promise<string[]> {
  const names = await loadTables(shop)
  const db = shop.env.COMMERCE_DB
  const results = await db.batch(names.map(name => db.prepare(`SELECT * FROM ${name}`)))
  return names.filter((_, index) => JSON.stringify(results[index]?.results).toLowerCase().includes(text))
}
