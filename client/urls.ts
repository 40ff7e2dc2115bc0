import { defaultLocale } from './i18n/default-locale.ts'
import type { Locale } from './i18n/locales.ts'

/** A list is joined by commas, which may stand in a path, so the address stays short. */
type Part = string | string[]

/** One for every part of a path that begins with a colon. */
type Parts<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [...Parts<First>, ...Parts<Rest>]
  : Path extends `:${string}`
    ? [part: Part]
    : []

/**
 * The address of a path of `client/paths.ts`, or of a page that editors wrote: with a locale, and
 * encoded.
 */
export type UrlTo = <Path extends string>(path: Path, ...parts: Parts<Path>) => string

/**
 * Puts a locale before a path of the shop; the default one has none. `path` starts with a slash.
 */
export const localePath = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/** Addresses in one language: `urlsOf('sv')(paths.product, 'dag')` is `/sv/product/dag`. */
export const urlsOf =
  (locale: Locale): UrlTo =>
  (path: string, ...parts: Part[]) =>
    localePath(
      locale,
      path.replace(/:[^/]+/g, name => [parts.shift() ?? name].flat().map(encodeURIComponent).join()),
    )
