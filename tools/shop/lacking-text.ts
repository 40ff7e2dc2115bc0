import * as v from 'valibot'
import { countrySettings } from '../../client/shared/law/country-settings.ts'
import { findArticle, toUtcDay } from '../../client/shared/law/duties.ts'
import { findLackingSettings } from '../../client/shared/law/lacking-settings.ts'

const countries = v.array(countrySettings)

/** Formats warnings about countries whose settings are incomplete; empty if there are none. */
export function formatMissingSettings(setup: { countries?: unknown }, now = new Date()): string {
  const lacking = findLackingSettings(v.parse(countries, setup.countries), toUtcDay(now))
  return (['producer-numbers', 'tax-on-arrival'] as const)
    .flatMap(duty =>
      Object.entries(lacking[duty]).map(
        ([country, fields]) => `Warning: ${country} lacks ${fields.join(', ')} (${findArticle(duty)}).`,
      ),
    )
    .join('\n')
}
