import { articleOf, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { matcherOf, matchesIn, type ReadText, readText } from './phrases.ts'
import { shownTextsOf } from './texts.ts'

/** Credit in Swedish. Cards (”kreditkort”) and credit notes (”kreditnota”) are none. */
const credit = matcherOf(
  '(delbetal|avbetal|månads-betal)*|(konto|konsument|konsumtions)-kredit*|kredit|krediten|krediter|krediterna|' +
    '(konsumtions|privat|blanco|snabb|sms)-lån*|betala i (rater|delar|omgångar)|dela upp (betalningen|kostnaden|köpet)',
)
/** What is credit unless it is an invoice without interest, which the law exempts. */
const later = matcherOf('betala (senare|efteråt|nästa månad|efter jul|efter leverans)|senare betalning|pay later')
const invoice = matcherOf('faktura*')
const withoutInterest = matcherOf('ränte-fri*|ränte-fritt|utan ränta')
const warning = matcherOf('att låna kostar pengar')

const says = (read: ReadText, matcher: RegExp) => matchesIn(read, matcher).length > 0

/**
 * Swedish texts that advertise credit in a document without the warning that borrowing costs money,
 * by field (konsumentkreditlag 2010:1846, 7 a §). Paying later by an invoice is exempt where the
 * same paragraph says that it is one (”faktura”) without interest (”räntefri”, ”utan ränta”).
 */
export function lackingCreditWarning(document: object, day: string): FieldErrors {
  if (!isDueAnywhere('credit-warning', day)) return {}
  const texts = shownTextsOf(document)
    .filter(({ locales }) => locales.includes('sv'))
    .map(({ field, text }) => ({ field, read: readText(text) }))
  if (texts.some(({ read }) => says(read, warning))) return {}
  const errors = texts.flatMap(({ field, read }) => {
    const isInvoice = says(read, invoice) && says(read, withoutInterest)
    const [words] = [...matchesIn(read, credit), ...(isInvoice ? [] : matchesIn(read, later))]
    const reason = words && because(t => t.creditWarning(words, articleOf('credit-warning')))
    return reason ? [[field, reason] as const] : []
  })
  return Object.fromEntries(errors)
}
