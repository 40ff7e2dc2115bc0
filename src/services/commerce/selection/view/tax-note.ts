import { percentText } from '#client/i18n/locales.ts'
import type { Tax } from '../../catalogue/countries/territories.ts'
import type { Language } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

/**
 * Why the tax is another one than the country's, and what is due on arrival; empty where prices
 * include the country's tax (Directive 2011/83/EU, article 6(1)(e)).
 */
export function taxNoteOf({ territory, vatTenths, due }: Tax, language: Language): string {
  const { tax } = texts[language]
  if (!territory) return due ? tax.due[due] : ''
  const name = territory.names[language]
  if (due) return tax.outside(name, tax.due[due])
  return tax.inside(name, percentText(vatTenths / 10, language))
}
