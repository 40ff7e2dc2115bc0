import { fail, type PlainOutcome } from '../../lib/outcome.ts'
import { AuditedDatabase } from '../operators/audited-database.ts'
import { describeRefusedStock } from './change.ts'
import { type CountedItem, type ItemStock, matchItems, selectItemStock } from './count-items.ts'
import { parseCountTable } from './count-table.ts'
import { stockMaximum } from './fields.ts'

/**
 * An item that was counted, or whose place or low mark changes. Numbers are pieces. `place` and
 * `low` are null if they do not change.
 */
export interface CountChange extends Pick<CountedItem, 'line' | 'item' | 'counted' | 'place' | 'low'> {
  /** How many pieces should have been on the shelf when the count was compared with it. */
  shelf: number
  /** The stock before and after the count. */
  before: number
  after: number
}

/** Returns the stock after a count; the same stock if the item was not counted. */
const decideStock = ({ counted, seen }: CountedItem, { quantity, owed, withdrawn }: ItemStock) =>
  counted === null ? quantity : quantity + counted - (seen ?? quantity + owed + withdrawn)

/**
 * Checks a stock count, and stores all of it if `isApplied`. If any row is wrong, nothing is
 * stored: the function fails with 406 and the errors of the rows, by line and field, or with 409 if
 * all rows are valid but some items cannot have the resulting stock. A row without `seen` is
 * compared with the shelf at the time when the count is stored.
 */
export async function countStock(
  db: D1Database,
  csv: string,
  { isApplied, actor }: { isApplied: boolean; actor: string },
): Promise<PlainOutcome<CountChange[]>> {
  const table = parseCountTable(csv)
  const matched = await matchItems(db, table.rows)
  const errors = { ...table.errors, ...matched.errors }
  if (Object.keys(errors).length > 0) return fail(406, errors)
  const checked = listChanges(matched.items, await loadItemStock(db, matched.items))
  if (!checked.ok || !isApplied) return checked
  try {
    const [before] = await describeCount(db, matched.items).batch<ItemStock>([
      selectItemStock(db, matched.items),
      ...countStatements(db, matched.items, actor),
    ])
    return listChanges(matched.items, before?.results ?? [])
  } catch (error) {
    // A sale since the check may have left too little stock. Checking again finds the rows.
    const again = listChanges(matched.items, await loadItemStock(db, matched.items))
    if (again.ok) throw error
    return again
  }
}

/**
 * Returns the same database. If it is logged, the row in the log then contains the last stock move,
 * and the places and low marks of the items whose place or low mark is in the file.
 */
function describeCount(db: D1Database, items: CountedItem[]): D1Database {
  if (!(db instanceof AuditedDatabase)) return db
  const state = `(SELECT json_object('lastMove', (SELECT MAX(id) FROM stock_moves), 'details',
    (SELECT json_group_array(json_array(item, place, low)) FROM stock JOIN items USING (item)
      WHERE item IN (SELECT value FROM json_each(?1)))))`
  const detailed = items.filter(({ place, low }) => place !== null || low !== null)
  return db.describedBy(state, JSON.stringify(detailed.map(({ item }) => item)))
}

const loadItemStock = async (db: D1Database, items: CountedItem[]) =>
  (await selectItemStock(db, items).all<ItemStock>()).results

/**
 * Lists the items that were counted, or whose place or low mark changes. Fails with 409 if an item
 * cannot have the new stock.
 */
function listChanges(items: CountedItem[], stocks: ItemStock[]): PlainOutcome<CountChange[]> {
  const byItem = new Map(stocks.map(stock => [stock.item, stock]))
  const errors: Record<string, string> = {}
  const changes = items.flatMap(row => {
    const stock = byItem.get(row.item)
    if (!stock) return []
    const { quantity: before, owed, withdrawn } = stock
    const after = decideStock(row, stock)
    if (after < 0 || after > stockMaximum)
      errors[`lines.${row.line}.counted`] = describeRefusedStock(before, after, true)
    const { line, item, counted } = row
    const place = row.place === stock.place ? null : row.place
    const low = row.low === stock.low ? null : row.low
    if (counted === null && place === null && low === null) return []
    return [{ line, item, counted, shelf: before + owed + withdrawn, before, after, place, low }]
  })
  return Object.keys(errors).length > 0 ? fail(409, errors) : { ok: true, value: changes }
}

/**
 * Statements that store a count. Their batch fails as a whole, with the constraint `stock_left`, if
 * an item would have less than 0 or more than `stockMaximum` pieces.
 */
function countStatements(db: D1Database, items: CountedItem[], actor: string): D1PreparedStatement[] {
  const listRows = (column: 'counted' | 'place' | 'low') => JSON.stringify(items.filter(row => row[column] !== null))
  const counted = `quantity + (given.value ->> 'counted')
    - COALESCE(given.value ->> 'seen', quantity + stock.owed + stock.withdrawn)`
  return [
    db
      .prepare(
        `UPDATE stock SET quantity = CASE WHEN ${counted} <= ${stockMaximum} THEN ${counted} ELSE -1 END,
           cause = COALESCE(given.value ->> 'reason', 'count'), actor = ?2, note = given.value ->> 'note'
         FROM json_each(?1) given WHERE stock.item = given.value ->> 'item'`,
      )
      .bind(listRows('counted'), actor),
    db
      .prepare(
        `UPDATE items SET place = given.value ->> 'place' FROM json_each(?1) given
         WHERE items.item = given.value ->> 'item' AND place <> given.value ->> 'place'`,
      )
      .bind(listRows('place')),
    db
      .prepare(
        `UPDATE stock SET low = given.value ->> 'low' FROM json_each(?1) given
         WHERE stock.item = given.value ->> 'item' AND low IS NOT given.value ->> 'low'`,
      )
      .bind(listRows('low')),
  ]
}
