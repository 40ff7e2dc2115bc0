import { addLocale } from '../../../urls.ts'
import type { Locale } from '../../texts/locales.ts'

/** The target of an editor's link. */
export interface LinkTarget {
  href: string
  /** Whether the link leaves the shop; it then opens in a new tab. */
  external: boolean
}

/**
 * Parses an address that an editor typed. http(s) and mailto addresses leave the shop; `tel:` and
 * `#place` do not. `/path` or `path` is a path of the shop and gets the page's locale. Null for
 * other schemes such as `javascript:`, and for other sites without a scheme, such as `//host` and
 * `host.example`. Links whose target is null are shown as plain text.
 */
export function parseLinkTarget(address: string | undefined, locale: Locale): LinkTarget | null {
  const href = (address ?? '').trim()
  if (/^(https?:\/\/|mailto:)[^\s]/i.test(href)) return { href, external: true }
  if (/^tel:[+(\d]/i.test(href)) return { href: href.replace(/\s/g, ''), external: false }
  // Browsers treat a backslash as a slash, and drop tabs and line breaks inside an address.
  if (/^\/(?![/\\])[^\\\s]*$/.test(href)) return { href: addLocale(locale, href), external: false }
  if (/^[\w-]+([/?#][^\\\s]*)?$/.test(href)) return { href: addLocale(locale, `/${href}`), external: false }
  if (/^#[^\s]+$/.test(href)) return { href, external: false }
  return null
}
