import type { CountedRow } from './count-table.ts'

/** A row of a stock count whose item is known. */
export interface CountedItem extends CountedRow {
  item: string
}

/** What is stored about an item when a count is checked. Numbers are pieces. */
export interface ItemStock {
  item: string
  place: string
  low: number | null
  quantity: number
  owed: number
  withdrawn: number
}

/** SQL for the codes of a JSON list and the items that have them. */
const matches = {
  item: 'SELECT given.value AS code, item FROM json_each(?) given CROSS JOIN items ON items.item = given.value',
  sku: `SELECT given.value AS code, item FROM json_each(?) given
    CROSS JOIN items ON items.sku = given.value COLLATE NOCASE ORDER BY item`,
  ean: `SELECT given.value AS code, item FROM json_each(?) given
    CROSS JOIN items ON items.ean = given.value AND items.ean <> '' ORDER BY item`,
}

/**
 * Finds the item of each row. The errors, by line and field, report unknown codes, codes that
 * several items share, and items that are already in an earlier row.
 */
export async function matchItems(
  db: D1Database,
  rows: CountedRow[],
): Promise<{ items: CountedItem[]; errors: Record<string, string> }> {
  const listCodes = (column: CountedRow['column']) =>
    JSON.stringify([...new Set(rows.filter(row => row.column === column).map(({ code }) => code))])
  const [byItem, bySku, byEan] = await db.batch<{ code: string; item: string }>([
    db.prepare(matches.item).bind(listCodes('item')),
    db.prepare(matches.sku).bind(listCodes('sku')),
    db.prepare(matches.ean).bind(listCodes('ean')),
  ])
  const found = { item: groupByCode(byItem), sku: groupByCode(bySku), ean: groupByCode(byEan) }
  const items: CountedItem[] = []
  const errors: Record<string, string> = {}
  const lines = new Map<string, number>()
  for (const row of rows) {
    const field = `lines.${row.line}.${row.column}`
    const [item, ...others] = found[row.column].get(row.code) ?? []
    if (item === undefined) errors[field] = `${row.code} is unknown`
    else if (others.length > 0)
      errors[field] = `${row.code} is the code of several items: ${[item, ...others].join(', ')}`
    else if (lines.has(item)) errors[field] = `${item} is already in line ${lines.get(item)}`
    else {
      lines.set(item, row.line)
      items.push({ ...row, item })
    }
  }
  return { items, errors }
}

function groupByCode(answer: D1Result<{ code: string; item: string }> | undefined): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const { code, item } of answer?.results ?? []) groups.set(code, [...(groups.get(code) ?? []), item])
  return groups
}

/** Statement that reads the stock of the counted items. */
export const selectItemStock = (db: D1Database, items: CountedItem[]) =>
  db
    .prepare(
      `SELECT stock.item, place, low, quantity, owed, withdrawn FROM json_each(?) given
       CROSS JOIN stock ON stock.item = given.value CROSS JOIN items ON items.item = given.value`,
    )
    .bind(JSON.stringify(items.map(({ item }) => item)))
