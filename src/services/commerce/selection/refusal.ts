import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { ValueLimit } from '../catalogue/countries/tax-rules.ts'
import type { Territory } from '../catalogue/countries/territories.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { texts } from '../lib/texts.ts'
import { limitText } from './view/limit-text.ts'

/** A territory that nothing is sent to, or a limit that goods must be above; null for none. */
interface Refused {
  country: CountryRow | null
  refused: Territory | null
  limit: ValueLimit | null
}

/** Why nothing is sent, or the question for the country; empty where there is no reason. */
export function refusalText({ country, refused, limit }: Refused, language: LanguageCode): string {
  const { tax } = texts[language]
  if (refused) return tax.refusal(refused.names[language])
  if (!country) return tax.ask
  return limit ? tax.tooLittle[limit.per](limitText(limit, language)) : ''
}
