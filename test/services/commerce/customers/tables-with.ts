import type { Shop } from '../../../support/app.ts'

/** The commerce service's tables, by name. */
export async function loadTables(shop: Shop): Promise<string[]> {
  const { results } = await shop.env.COMMERCE_DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`,
  ).all<{ name: string }>()
  return results.map(({ name }) => name).filter(name => !/^(sqlite|_cf|d1|kept)_/.test(name))
}

/** The tables that have the text, in small letters, in a row. */
export async function findTablesWith(shop: Shop, text: string): Promise<string[]> {
  const names = await loadTables(shop)
  const db = shop.env.COMMERCE_DB
  const results = await db.batch(names.map(name => db.prepare(`SELECT * FROM ${name}`)))
  return names.filter((_, index) => JSON.stringify(results[index]?.results).toLowerCase().includes(text))
}
