import type { ScheduleTable } from './table.ts'

/** The commerce platform's limits of a bag: pieces of an item, and different items. */
export const bagLimits = { quantity: 99, lines: 50 } as const

interface BagLine {
  item: string
  quantity: number
  name: string
}

/** Lists the items that can be bought, each once; `isWhole` is false when limits cut it. */
export function toBagLines({ rooms }: ScheduleTable): { lines: BagLine[]; isWhole: boolean } {
  const lines = new Map<string, BagLine>()
  for (const { item, quantity, article, missing } of rooms.flatMap(({ rows }) => rows)) {
    if (missing || !article) continue
    const name = [article.product.name, article.product.finish, article.size].filter(Boolean).join(', ')
    lines.set(item, { item, quantity: quantity + (lines.get(item)?.quantity ?? 0), name })
  }
  const all = [...lines.values()]
  return {
    lines: all
      .slice(0, bagLimits.lines)
      .map(line => ({ ...line, quantity: Math.min(line.quantity, bagLimits.quantity) })),
    isWhole: all.length <= bagLimits.lines && all.every(({ quantity }) => quantity <= bagLimits.quantity),
  }
}
