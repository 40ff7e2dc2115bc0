import * as v from 'valibot'
import type { ManagementCall } from '../../shared/edge/management.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import type { SentForm } from '../form-data.ts'
import { type ListedItem, parsePieces } from './stock.ts'

/** Changes of an item's stock, the newest first. `next` is the `before` of the next page. */
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

/** What the page of an item shows. */
export interface ItemScreen {
  item: ListedItem
  history: MoveList
  /** The version of the item, which changes with every change by an operator. */
  version: string
  operator: DeskOperator
  isDone: boolean
  /** The form as it was sent, and why it was refused. */
  sent: SentForm | null
  refusal: RefusedChange | null
}

/** The changes that the page of an item has forms for. */
export const itemChanges = ['count', 'change', 'details'] as const
export type ItemChange = (typeof itemChanges)[number]
export const isItemChange = (text: string): text is ItemChange => itemChanges.some(change => change === text)

/** Returns the call that a form asks for, or the field that is not a whole number. */
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
  // A field that was not touched is not sent, so that nobody's change of it is undone.
  const body = {
    ...(form.field('place') !== form.field('shownPlace') && { place: form.field('place') }),
    ...(form.field('low') !== form.field('shownLow') && { low }),
  }
  return { call: { method: 'PATCH', path, body } }
}

/** Formats a low mark as its field does. */
export const formatLow = ({ low }: ListedItem) => (low === null ? '' : String(low))

/** Whether somebody has changed a detail since the form was shown that the form changes too. */
export const isOutdated = (form: SentForm, item: ListedItem): boolean =>
  [
    [form.field('place'), form.field('shownPlace'), item.place],
    [form.field('low'), form.field('shownLow'), formatLow(item)],
  ].some(([typed, shown, now]) => typed !== shown && shown !== now && typed !== now)
