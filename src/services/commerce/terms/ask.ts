import { exports } from 'cloudflare:workers'
import { type LanguageCode, languagePrefix } from '../lib/languages.ts'

/** Request timeout in ms. */
const timeoutMs = 5000

/**
 * Requests one of the shop's own files in a language. `path` does not include the language. Throws
 * if the shop does not respond in time.
 */
export const requestFromShop = (
  { SITE_URL }: Pick<Env, 'SITE_URL'>,
  language: LanguageCode,
  path:
    | '/info/terms-and-conditions.pdf'
    | '/info/terms-and-conditions.json'
    | `/info/legal-guarantee.json?products=${string}`
    | `/lamps/${string}`,
  headers: Record<string, string> = {},
): Promise<Response> =>
  // This Worker serves the files, and is called directly, because a Worker cannot always request
  // its own address.
  exports.default.fetch(
    new Request(`${SITE_URL || 'http://shop.invalid'}${languagePrefix(language)}${path}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
