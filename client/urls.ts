import { defaultLocale } from './shared/texts/default-locale.ts'
import type { Locale } from './shared/texts/locales.ts'

/** Lists are joined by commas, which need no escaping in a path, so addresses stay short. */
type Part = string | string[]

/** One element for every path segment that begins with a colon. */
type Parts<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [...Parts<First>, ...Parts<Rest>]
  : Path extends `:${string}`
    ? [part: Part]
    : []

/**
 * Builds the address of a path in `client/paths.ts`, or of an editorial page, with the locale and
 * encoded.
 */
export type UrlTo = <Path extends string>(path: Path, ...parts: Parts<Path>) => string

/**
 * Adds a locale to a path of the shop. The default locale is left out. `path` begins with a slash.
 */
export const addLocale = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/** Addresses in one language: `urlsOf('sv')(paths.product, 'dag')` is `/sv/product/dag`. */
export const createUrlTo =
  (locale: Locale): UrlTo =>
  (path: string, ...parts: Part[]) =>
    addLocale(
      locale,
      path.replace(/:[^/]+/g, name => [parts.shift() ?? name].flat().map(encodeURIComponent).join()),
    )
