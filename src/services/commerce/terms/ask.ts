import { exports } from 'cloudflare:workers'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'

/** Request timeout in ms. */
const timeoutMs = 5000

/**
 * Asks the shop for one of its pages as a file, by its path without language. Throws when it does
 * not answer in time.
 */
export const askShop = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  language: LanguageCode,
  path:
    | '/info/terms-and-conditions.pdf'
    | '/info/terms-and-conditions.json'
    | `/info/legal-guarantee.json?products=${string}`,
  headers: Record<string, string> = {},
): Promise<Response> =>
  // The shop's own pages are called directly: a Worker cannot always request its own address.
  exports.default.fetch(
    new Request(`${SITE_URL || 'http://shop.invalid'}${languagePrefix(language)}${path}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
