import { isType } from '../entries/documents.ts'
import type { Database } from '../lib/database.ts'
import type { PriceAt } from '../lib/money.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { errorsInEnglish } from '../lib/reasons/reason.ts'
import { checkEntry } from '../rules/check.ts'
import { overlayRelease, overlayTime } from './as-of.ts'
import type { Extensions } from './extensions.ts'
import { createOverlay, type PreviewOverlay, putDocument } from './overlay.ts'

type OverlayResult = { shown: PreviewOverlay; errors?: undefined } | { errors: FieldErrors; shown?: undefined }

/** Creates the overlay of a request, or returns errors, keyed by entry and field. */
export async function createRequestOverlay(
  db: Database,
  { pricesAt }: { pricesAt: (at: Date) => Promise<PriceAt[]> },
  { overlay: entries, asOf, release }: Extensions,
): Promise<OverlayResult> {
  const overlay = createOverlay()
  if (asOf) {
    const at = new Date(asOf)
    const day = { at: at.toISOString(), now: new Date().toISOString(), prices: await pricesAt(at) }
    if (!(await overlayTime(db, overlay, day))) return { errors: { asOf: 'is too distant: too many entries differ' } }
  }
  if (release) await overlayRelease(db, overlay, release)
  const errors: FieldErrors = {}
  for (const { type, id, data } of entries) {
    const checked = isType(type) ? checkEntry(type, id, data) : { errors: { type: 'is not a type of entry' } }
    if (checked.errors) {
      for (const [field, problem] of Object.entries(errorsInEnglish(checked.errors)))
        errors[`${type}:${id} ${field}`] = problem
    } else if (isType(type)) putDocument(overlay, type, id, JSON.stringify(checked.document))
  }
  return Object.keys(errors).length > 0
    ? { errors }
    : { shown: { overlay, over: asOf || release ? 'published' : 'drafts' } }
}
