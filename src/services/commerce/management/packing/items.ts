import type { LanguageCode } from '../../lib/languages.ts'
import { formatGoodsName } from '../../orders/mail-goods.ts'

/** What packers need to know about an item. Texts that are not known are empty. */
export interface PackedItem {
  item: string
  sku: string
  ean: string
  name: string
  variant: string
  size: string
  /** The item's place on the shelf. */
  place: string
}

/** Loads items with their current names in one language, by id. */
export async function loadPackedItems(
  db: D1Database,
  items: string[],
  language: LanguageCode,
): Promise<Map<string, PackedItem>> {
  const { results } = await db
    .prepare(
      `SELECT item, items.sku, ean, name, variant_${language} AS variant, size_${language} AS size, place
       FROM items JOIN products USING (product) WHERE item IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...new Set(items)]))
    .all<PackedItem>()
  return new Map(results.map(row => [row.item, row]))
}

/** Formats an item's name with its finish and size: `Glim, Brass, Large`. */
export const formatPackedItem = ({ name, variant, size }: PackedItem) =>
  formatGoodsName({ product: { name, variantName: variant }, size })
