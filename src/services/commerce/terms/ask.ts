import { exports } from 'cloudflare:workers'
import { type Language, prefixOf } from '../lib/languages.ts'

/** Request timeout in ms. */
const timeoutMs = 5000

/** Asks the shop for its terms, as `pdf` or `json`. Throws when it does not answer in time. */
export const askForTerms = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  language: Language,
  format: 'pdf' | 'json',
  headers: Record<string, string> = {},
): Promise<Response> =>
  // The shop's own pages are called directly: a Worker cannot always request its own address.
  exports.default.fetch(
    new Request(`${SITE_URL || 'http://shop.invalid'}${prefixOf(language)}/info/terms-and-conditions.${format}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
