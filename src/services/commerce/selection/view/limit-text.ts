import { formatAmount } from '#client/shared/money/money.ts'
import type { ValueLimit } from '../../catalogue/countries/tax-rules.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { texts } from '../../lib/texts.ts'

/** Formats a value limit: `below NOK 3,000` or `up to £135`. */
export function formatValueLimit({ amount, currency, included }: ValueLimit, language: LanguageCode): string {
  const { tax } = texts[language]
  return (included ? tax.upTo : tax.below)(formatAmount(amount / 100, currency, language))
}
