import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../urls.ts'

/** Where a link written by an editor leads. */
export interface LinkTarget {
  href: string
  /** Leads out of the shop, and opens in a new tab (specification, §2). */
  external: boolean
}

/**
 * Reads an editor's address: http(s) and mailto lead out; `/path` is a path of the shop and gets
 * the page's locale; `#place` stays. Null for everything else, such as `javascript:`, `data:` and
 * `//host`: it is shown as plain text.
 */
export function linkTarget(address: string | undefined, locale: Locale): LinkTarget | null {
  const href = (address ?? '').trim()
  if (/^(https?:\/\/|mailto:)[^\s]/i.test(href)) return { href, external: true }
  // Browsers read a backslash as a slash, and drop tabs and line ends inside an address.
  if (/^\/(?![/\\])[^\\\s]*$/.test(href)) return { href: localePath(locale, href), external: false }
  if (/^#[^\s]+$/.test(href)) return { href, external: false }
  return null
}
