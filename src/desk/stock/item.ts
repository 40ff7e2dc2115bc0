import * as v from 'valibot'
import type { ManagementCall } from '../../shared/edge/management.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import type { SentForm } from '../form-data.ts'
import { type ListedItem, parsePieces } from './stock.ts'

/**
 * Changes of an item's stock, the newest first. `next` is the value of `before` for the next page,
 * or null on the last page.
 */
export const moveList = v.object({
  moves: v.array(
    v.object({
      id: v.number(),
      at: v.string(),
      change: v.number(),
      quantity: v.number(),
      cause: v.string(),
      actor: v.string(),
      note: v.string(),
      order: v.nullable(v.number()),
    }),
  ),
  next: v.nullable(v.number()),
})
export type MoveList = v.InferOutput<typeof moveList>

/** What an item's page shows. */
export interface ItemScreen {
  item: ListedItem
  history: MoveList
  /** The version of the item, which changes with every change by an operator. */
  version: string
  operator: DeskOperator
  isDone: boolean
  /** The sent form whose change was rejected; null if there was none. */
  sent: SentForm | null
  refusal: RefusedChange | null
}

/** The changes for which an item's page has forms. */
export const itemChanges = ['count', 'change', 'details'] as const
export type ItemChange = (typeof itemChanges)[number]
export const isItemChange = (text: string): text is ItemChange => itemChanges.some(change => change === text)

/** Converts a form to a call to commerce, or returns the field that is not a whole number. */
export function parseItemChange(
  item: string,
  change: ItemChange,
  form: SentForm,
): { call: ManagementCall } | { invalid: 'counted' | 'pieces' | 'low' } {
  const path = `stock/${encodeURIComponent(item)}`
  const why = { reason: form.field('reason') || undefined, note: form.field('note') }
  if (change === 'count') {
    const [counted, seen] = [parsePieces(form.field('counted')), parsePieces(form.field('seen'))]
    if (counted === null || seen === null) return { invalid: 'counted' }
    return { call: { method: 'PUT', path, body: { counted, seen, ...why } } }
  }
  if (change === 'change') {
    const pieces = parsePieces(form.field('pieces'))
    return pieces === null ? { invalid: 'pieces' } : { call: { method: 'PUT', path, body: { change: pieces, ...why } } }
  }
  const low = form.field('low') === '' ? null : parsePieces(form.field('low'))
  if (low === null && form.field('low') !== '') return { invalid: 'low' }
  // Only edited fields are sent, so that nobody else's change to another field is undone.
  const body = {
    ...(form.field('place') !== form.field('shownPlace') && { place: form.field('place') }),
    ...(form.field('low') !== form.field('shownLow') && { low }),
  }
  return { call: { method: 'PATCH', path, body } }
}

/** Formats an item's low mark as its field shows it; empty if there is none. */
export const formatLow = ({ low }: ListedItem) => (low === null ? '' : String(low))

/** Whether the form changes a field that somebody else has changed since the form was shown. */
export const isOutdated = (form: SentForm, item: ListedItem): boolean =>
  [
    [form.field('place'), form.field('shownPlace'), item.place],
    [form.field('low'), form.field('shownLow'), formatLow(item)],
  ].some(([typed, shown, now]) => typed !== shown && shown !== now && typed !== now)
