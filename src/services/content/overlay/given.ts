import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import { hasExistingDay } from '../lib/existing-day.ts'
import type { PriceAt } from '../lib/money.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { errorsInEnglish } from '../lib/reasons/reason.ts'
import { checkEntry, isType } from '../rules/check.ts'
import { putAsOf, putRelease } from './as-of.ts'
import { createOverlay, put, type Shown } from './overlay.ts'

/** Most unsaved entries that one request may show. */
const maxEntries = 50

/** `extensions` of a GraphQL request, which only editors may send. */
export const extensions = v.object({
  /** Unsaved entries, to be shown instead of their drafts. */
  overlay: v.optional(
    v.pipe(v.array(v.object({ type: v.string(), id: v.string(), data: v.unknown() })), v.maxLength(maxEntries)),
    [],
  ),
  /** Another time, of which previews show what is, will be or was published then. */
  asOf: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.check(hasExistingDay, 'must be a time that exists'))),
  /** The id of a release: previews show what is published, and its drafts. */
  release: v.optional(v.pipe(v.string(), v.maxLength(40))),
})
export type Extensions = v.InferOutput<typeof extensions>

type Given = { shown: Shown; errors?: undefined } | { errors: FieldErrors; shown?: undefined }

/** What previews show; errors by entry and field where something cannot be shown. */
export async function shownBy(
  db: Database,
  { pricesAt }: { pricesAt: (at: Date) => Promise<PriceAt[]> },
  { overlay: entries, asOf, release }: Extensions,
): Promise<Given> {
  const overlay = createOverlay()
  if (asOf) {
    const at = new Date(asOf)
    const day = { at: at.toISOString(), now: new Date().toISOString(), prices: await pricesAt(at) }
    if (!(await putAsOf(db, overlay, day))) return { errors: { asOf: 'is too far away: too many entries differ' } }
  }
  if (release) await putRelease(db, overlay, release)
  const errors: FieldErrors = {}
  for (const { type, id, data } of entries) {
    const checked = isType(type) ? checkEntry(type, id, data) : { errors: { type: 'is no type of entry' } }
    if (checked.errors) {
      for (const [field, problem] of Object.entries(errorsInEnglish(checked.errors)))
        errors[`${type}:${id} ${field}`] = problem
    } else if (isType(type)) put(overlay, type, id, JSON.stringify(checked.document))
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { shown: { overlay, over: asOf || release ? 'published' : 'drafts' } }
}
