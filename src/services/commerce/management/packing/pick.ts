import type { LanguageCode } from '../../lib/languages.ts'
import { sum } from '../../lib/money.ts'
import { loadPackedItems, type PackedItem } from './items.ts'
import { listItemsToSend, type PackedOrders } from './orders.ts'

/**
 * Creates the list that packers follow to fetch the goods of several orders. It is sorted by the
 * place on the shelf, and then by name; items without a place come last.
 */
export async function createPickList(db: D1Database, { orders, leftOut }: PackedOrders, language: LanguageCode) {
  const pieces = orders.flatMap(order =>
    listItemsToSend(order).map(({ item, quantity }) => ({ item, quantity, order: String(order.number) })),
  )
  const known = await loadPackedItems(
    db,
    pieces.map(({ item }) => item),
    language,
  )
  const items = [...Map.groupBy(pieces, ({ item }) => item)].map(([item, parts]) => ({
    ...(known.get(item) ?? unknownItem(item)),
    quantity: sum(parts.map(({ quantity }) => quantity)),
    orders: parts.map(({ order, quantity }) => ({ order, quantity })),
  }))
  const { compare } = new Intl.Collator(language, { numeric: true })
  return {
    items: items.toSorted(
      (a, b) =>
        Number(!a.place) - Number(!b.place) ||
        compare(a.place, b.place) ||
        compare(a.name, b.name) ||
        compare(a.item, b.item),
    ),
    leftOut,
  }
}

const unknownItem = (item: string): PackedItem => ({
  item,
  sku: '',
  ean: '',
  name: item,
  variant: '',
  size: '',
  place: '',
})
