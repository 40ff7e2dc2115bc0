import * as v from 'valibot'
import { formatPercent } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { Snapshot } from '../snapshot.ts'

const purchase = v.object({
  taxNote: v.optional(v.object({ text: v.string() }), { text: '' }),
  totals: v.optional(v.object({ taxPercent: v.optional(v.number(), 0) }), { taxPercent: 0 }),
})

/**
 * Translates an order's sentence about tax. Older orders store it only in the buyer's language. If
 * such a sentence is one of those without a place name or value limit, its translation is looked
 * up; any other sentence is returned untranslated.
 */
export function translateTaxNote(snapshot: Snapshot, language: LanguageCode): string {
  const parsed = v.parse(purchase, snapshot.purchase)
  const { text } = parsed.taxNote
  const stored = snapshot.taxNotes?.[language]
  if (stored !== undefined || text === '') return stored ?? text
  const list = (code: LanguageCode) => {
    const { due, reverseCharge, charged } = texts[code].tax
    return [...Object.values(due), reverseCharge, charged(formatPercent(parsed.totals.taxPercent, code))]
  }
  return list(language)[list(snapshot.language).indexOf(text)] ?? text
}
