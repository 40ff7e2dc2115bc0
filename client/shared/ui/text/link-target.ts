import { localePath } from '../../../urls.ts'
import type { Locale } from '../../texts/locales.ts'

/** The target of an editor's link. */
export interface LinkTarget {
  href: string
  /** Leaves the shop, and opens in a new tab (specification, §2). */
  external: boolean
}

/**
 * Parses an editor's address: http(s) and mailto leave the shop, and `tel:` calls; `/path`, or
 * `path`, is a path of the shop and gets the page's locale; `#place` stays. Null for other schemes,
 * such as `javascript:`, and for other sites without one, such as `//host` and `host.example`:
 * they are shown as plain text.
 */
export function linkTarget(address: string | undefined, locale: Locale): LinkTarget | null {
  const href = (address ?? '').trim()
  if (/^(https?:\/\/|mailto:)[^\s]/i.test(href)) return { href, external: true }
  if (/^tel:[+(\d]/i.test(href)) return { href: href.replace(/\s/g, ''), external: false }
  // Browsers treat a backslash as a slash, and drop tabs and line breaks inside an address.
  if (/^\/(?![/\\])[^\\\s]*$/.test(href)) return { href: localePath(locale, href), external: false }
  if (/^[\w-]+([/?#][^\\\s]*)?$/.test(href)) return { href: localePath(locale, `/${href}`), external: false }
  if (/^#[^\s]+$/.test(href)) return { href, external: false }
  return null
}
