import type { WantedLine } from '../../shared/commerce/session/fill-bag.ts'

/** Merges lines with the same item; lines without an item are left out. */
export function mergeOrderLines(lines: WantedLine[]): WantedLine[] {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of lines) {
    if (item && quantity > 0) quantities.set(item, (quantities.get(item) ?? 0) + quantity)
  }
  return [...quantities].map(([item, quantity]) => ({ item, quantity }))
}
