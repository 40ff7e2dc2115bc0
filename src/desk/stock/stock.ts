import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { Refusal } from '../call.ts'

const names = v.object(perLocale(() => v.string()))

const stockItem = v.object({
  item: v.string(),
  product: v.string(),
  name: v.string(),
  variant: names,
  size: names,
  sku: v.string(),
  ean: v.string(),
  place: v.string(),
  low: v.nullable(v.number()),
  quantity: v.number(),
  reserved: v.number(),
  free: v.number(),
  owed: v.number(),
  shelf: v.number(),
})
export type StockItem = v.InferOutput<typeof stockItem>

/** A page of stock. `next` is the `after` of the next page; null on the last page. */
export const stockList = v.object({ items: v.array(stockItem), next: v.nullable(v.string()) })
export type StockList = v.InferOutput<typeof stockList>

/** A page of an item's history. `next` is the `before` of the next page; null on the last page. */
export const stockMoves = v.object({
  moves: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      change: v.number(),
      quantity: v.number(),
      cause: v.string(),
      order: v.nullable(v.number()),
      actor: v.string(),
      note: v.string(),
    }),
  ),
  next: v.nullable(v.number()),
})
export type StockMoves = v.InferOutput<typeof stockMoves>

/** What a file with a stock count would change, or has changed. */
export const countAnswer = v.object({
  applied: v.boolean(),
  changes: v.array(v.looseObject({ item: v.string(), before: v.number(), after: v.number() })),
})
type CountChanges = v.InferOutput<typeof countAnswer>['changes']

/** Whether an operator's roles may change stock. Commerce decides; the desk only hides forms. */
export const mayCount = ({ roles }: { roles: readonly string[] }) => roles.includes('pack') || roles.includes('own')

/** A count of one item that was refused, as it was typed. */
export interface FailedCount {
  item: string
  counted: string
  refusal: Refusal
}

/** A file with a stock count: what it changes, or why it is refused. */
export interface CountAttempt {
  csv: string
  changes: CountChanges | null
  isApplied: boolean
  refusal: Refusal | null
}
