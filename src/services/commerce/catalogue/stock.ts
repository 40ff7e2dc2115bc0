import { Batch } from '../lib/database.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { Offer, SalesPlace } from './countries/place.ts'
import { soldProducts } from './products.ts'

/** SQL over a row of `stock`: the quantity of an item that other selections have reserved. */
export const stockReservedByOthers = (stock = 'stock', selection: `?${number}` = '?1') =>
  `COALESCE((SELECT SUM(others.quantity) FROM reservations others WHERE others.item = ${stock}.item AND others.selection <> ${selection}), 0)`

/**
 * SQL over a row of `stock`: the quantity that a selection can buy, including its own reservation.
 * `selection` is the SQL parameter with the selection's id.
 */
export const availableFor = (stock: string, selection: `?${number}`) =>
  `MAX(0, ${stock}.quantity - ${stockReservedByOthers(stock, selection)})`

/**
 * Finds an item with its markets and price lists; null if the item does not exist. `stock` is the
 * quantity that `selection` can buy, including its own reservation.
 */
export async function findOffer(db: D1Database, item: string, selection: string): Promise<Offer | null> {
  const row = await db
    .prepare(
      `SELECT item, ${availableFor('stock', '?1')} AS stock,
         (SELECT json_group_array(market) FROM product_markets WHERE product = items.product) AS markets,
         (SELECT json_group_array(pricelist) FROM prices WHERE product = items.product) AS priceLists
       FROM items JOIN stock USING (item) WHERE item = ?2`,
    )
    .bind(selection, item)
    .first<{ item: string; stock: number; markets: string; priceLists: string }>()
  return row && { ...row, markets: parseStoredJson(row.markets), priceLists: parseStoredJson(row.priceLists) }
}

/**
 * Adds a statement that reads, for each item, the quantity that `selection` can buy, including its
 * own reservation. Items that are not sold in the place are omitted.
 */
export function addStock(
  batch: Batch,
  items: string[],
  { market, priceList }: SalesPlace,
  selection: string,
): () => Record<string, number> {
  if (items.length === 0) return () => ({})
  const statement = batch
    .prepare(
      `SELECT i.item, ${availableFor('s', '?4')} AS quantity
       FROM ${soldProducts} JOIN items i ON i.product = p.product JOIN stock s ON s.item = i.item
       WHERE i.item IN (SELECT value FROM json_each(?3))`,
    )
    .bind(priceList, market, JSON.stringify(items), selection)
  return batch.add(statement, (rows: { item: string; quantity: number }[]) =>
    Object.fromEntries(rows.map(({ item, quantity }) => [item, quantity])),
  )
}

/** Returns the ids of the items that are sold in the place, whether they are in stock or not. */
export const findSoldItemIds = async (db: D1Database, items: string[], place: SalesPlace) =>
  new Set(Object.keys(await loadStock(db, items, place, '')))

/** Runs the statement from `addStock`, and returns its result. */
export async function loadStock(
  db: D1Database,
  items: string[],
  place: SalesPlace,
  selection: string,
): Promise<Record<string, number>> {
  const batch = new Batch(db)
  const read = addStock(batch, items, place, selection)
  await batch.run()
  return read()
}
