import { defaultLocale } from './shared/texts/default-locale.ts'
import type { Locale } from './shared/texts/locales.ts'

/**
 * A value for a parameter of a path. A list is joined by commas, which need no escaping in a path,
 * so addresses stay short.
 */
type Part = string | string[]

/** The values for a path's parameters: one element for every segment that begins with a colon. */
type Parts<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [...Parts<First>, ...Parts<Rest>]
  : Path extends `:${string}`
    ? [part: Part]
    : []

/**
 * Builds the address of a path in `client/paths.ts`, or of an editorial page. Adds the locale, and
 * encodes the values of parameters.
 */
export type UrlTo = <Path extends string>(path: Path, ...parts: Parts<Path>) => string

/**
 * Adds a locale to a path of the shop, which begins with a slash. The default locale is left out.
 */
export const addLocale = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/**
 * Creates a function that builds addresses in one language: `createUrlTo('sv')(paths.product,
 * 'dag')` returns `/sv/product/dag`.
 */
export const createUrlTo =
  (locale: Locale): UrlTo =>
  (path: string, ...parts: Part[]) =>
    addLocale(
      locale,
      path.replace(/:[^/]+/g, name => [parts.shift() ?? name].flat().map(encodeURIComponent).join()),
    )
