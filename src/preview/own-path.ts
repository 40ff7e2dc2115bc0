const shop = 'https://shop.invalid'

/**
 * The address that `asked` means on this shop, as path, query and fragment; null when it leads, or
 * could lead, elsewhere. What the URL parser makes of it is used, never the text itself: `/\evil`
 * and `/.//evil` look like paths and are none.
 */
export function ownPath(requested: string): string | null {
  if (!requested.startsWith('/')) return null
  const url = URL.parse(requested, shop)
  if (!url || url.origin !== shop || url.username || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
