const shop = 'https://shop.invalid'

/**
 * Parses an address of this shop into path, query and fragment; null when it leads, or could lead,
 * to another site. Returns the URL parser's result, never the text itself: `/\evil` and `/.//evil`
 * look like paths but lead to other hosts.
 */
export function parseOwnPath(requested: string): string | null {
  if (!requested.startsWith('/')) return null
  const url = URL.parse(requested, shop)
  if (!url || url.origin !== shop || url.username || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
