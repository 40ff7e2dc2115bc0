import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { ValueLimit } from '../catalogue/countries/tax-rules.ts'
import type { Territory } from '../catalogue/countries/territories.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { formatLimit } from './view/limit-text.ts'

/**
 * The reason why nothing is sent: `refused` is a territory without delivery, `limit` the value that
 * goods must exceed. Null where that is no reason.
 */
interface Refusal {
  country: CountryRow | null
  refused: Territory | null
  limit: ValueLimit | null
}

/**
 * Returns the reason why nothing is sent, or the question for an unknown country; empty where goods
 * are sent.
 */
export function formatRefusal({ country, refused, limit }: Refusal, language: LanguageCode): string {
  const { tax } = texts[language]
  if (refused) return tax.refusal(refused.names[language])
  if (!country) return tax.ask
  return limit ? tax.tooLittle[limit.per](formatLimit(limit, language)) : ''
}
