import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'
import type { Quote } from '../quote.ts'
import { formatLimit } from './limit-text.ts'

/**
 * Describes how tax is treated and what is due on arrival (Directive 2011/83/EU, article 6(1)(e)).
 * Empty where prices include the country's tax inside the VAT area.
 */
export function formatTaxNote(
  { tax, totals, lines }: Pick<Quote, 'tax' | 'totals' | 'lines'>,
  language: LanguageCode,
): string {
  const { tax: t } = texts[language]
  const { territory, vatTenths, due, company, limit } = tax
  const percent = formatPercent(vatTenths / 10, language)
  if (!isDueAnywhere('tax-on-arrival')) return ''
  if (territory) {
    const name = territory.names[language]
    return due ? t.outside(name, t.due[due]) : t.inside(name, percent)
  }
  if (!due) return ''
  if (company?.accountsForTax && lines.length > 0 && totals.within.every(Boolean)) return t.reverseCharge
  if (totals.isTaxFree) return t.due[due]
  if (totals.deducted.lines.some(Boolean))
    return t.partly(percent, limit ? formatLimit(limit, language) : '', t.due[due])
  return lines.length > 0 || !limit ? t.charged(percent) : ''
}
