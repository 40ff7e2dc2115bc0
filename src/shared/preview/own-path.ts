const shop = 'https://shop.invalid'

/**
 * The address `asked` on this shop, as path, query and fragment; null when it leads, or could lead,
 * to another site. Uses the URL parser's result, never the text itself: `/\evil` and `/.//evil`
 * look like paths, but are not.
 */
export function ownPath(requested: string): string | null {
  if (!requested.startsWith('/')) return null
  const url = URL.parse(requested, shop)
  if (!url || url.origin !== shop || url.username || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
