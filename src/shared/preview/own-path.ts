const shop = 'https://shop.invalid'

/**
 * Parses an address of this shop and returns its path, query and fragment; null if it could lead to
 * another site. The result is always the URL parser's and never the text itself, because `/\evil`
 * and `/.//evil` look like paths but lead to other hosts.
 */
export function parseOwnPath(requested: string): string | null {
  if (!requested.startsWith('/')) return null
  const url = URL.parse(requested, shop)
  if (!url || url.origin !== shop || url.username || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
