import { findArticle, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { createMatcher, findMatchingWords, type PreparedText, prepareText } from './phrases.ts'
import { collectShownTexts } from './texts.ts'

/**
 * Matches Swedish words for credit, but not for credit cards (”kreditkort”) or credit notes
 * (”kreditnota”).
 */
const credit = createMatcher(
  '(delbetal|avbetal|månads-betal)*|(konto|konsument|konsumtions)-kredit*|kredit|krediten|krediter|krediterna|' +
    '(konsumtions|privat|blanco|snabb|sms)-lån*|betala i (rater|delar|omgångar)|dela upp (betalningen|kostnaden|köpet)',
)
/** Matches deferred payment. The law treats it as credit, but exempts invoices without interest. */
const deferredPayment = createMatcher(
  'betala (senare|efteråt|nästa månad|efter jul|efter leverans)|senare betalning|pay later',
)
const invoice = createMatcher('faktura*')
const withoutInterest = createMatcher('ränte-fri*|ränte-fritt|utan ränta')
const warning = createMatcher('att låna kostar pengar')

const contains = (read: PreparedText, matcher: RegExp) => findMatchingWords(read, matcher).length > 0

/**
 * Finds a document's Swedish texts that advertise credit without the warning that borrowing costs
 * money (konsumentkreditlag 2010:1846, 7 a §). Returns errors by field. Deferred payment by invoice
 * is exempt if the same paragraph says that it is an invoice (”faktura”) without interest
 * (”räntefri”, ”utan ränta”).
 */
export function findMissingCreditWarnings(document: object, day: string): FieldErrors {
  if (!isDueAnywhere('credit-warning', day)) return {}
  const texts = collectShownTexts(document)
    .filter(({ locales }) => locales.includes('sv'))
    .map(({ field, text }) => ({ field, read: prepareText(text) }))
  if (texts.some(({ read }) => contains(read, warning))) return {}
  const errors = texts.flatMap(({ field, read }) => {
    const isInvoice = contains(read, invoice) && contains(read, withoutInterest)
    const [words] = [...findMatchingWords(read, credit), ...(isInvoice ? [] : findMatchingWords(read, deferredPayment))]
    const reason = words && because(t => t.creditWarning(words, findArticle('credit-warning')))
    return reason ? [[field, reason] as const] : []
  })
  return Object.fromEntries(errors)
}
