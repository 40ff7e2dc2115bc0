import * as v from 'valibot'
import type { FieldErrors } from '../lib/outcome.ts'
import { checkEntry, isType } from '../rules/check.ts'
import { createOverlay, type Overlay, put } from './overlay.ts'

/** Most unsaved entries that one request may show. */
const most = 50

/** `extensions` of a GraphQL request, which only editors may send. */
export const extensions = v.object({
  /** Unsaved entries, to be shown instead of their drafts. */
  overlay: v.optional(
    v.pipe(v.array(v.object({ type: v.string(), id: v.string(), data: v.unknown() })), v.maxLength(most)),
    [],
  ),
})
export type Extensions = v.InferOutput<typeof extensions>

type Given = { overlay: Overlay; errors?: undefined } | { errors: FieldErrors; overlay?: undefined }

/** Unsaved entries as an overlay; errors by entry and field where one cannot be shown. */
export function givenOverlay(entries: Extensions['overlay']): Given {
  const overlay = createOverlay()
  const errors: FieldErrors = {}
  for (const { type, id, data } of entries) {
    const checked = isType(type) ? checkEntry(type, id, data) : { errors: { type: 'is no type of entry' } }
    if (checked.errors) {
      for (const [field, problem] of Object.entries(checked.errors)) errors[`${type}:${id} ${field}`] = problem
    } else if (isType(type)) put(overlay, type, id, JSON.stringify(checked.document))
  }
  return Object.keys(errors).length > 0 ? { errors } : { overlay }
}
