/**
 * Returns the item that this page buys with a selection of its own; null if it buys the bag. After
 * a payment, the item is in the fragment of the page's address instead of the query.
 */
export const findBoughtItem = ({ search, hash }: Location) =>
  new URLSearchParams(search).get('item') ?? new URLSearchParams(hash.slice(1)).get('item')

/** Adds the item to an address of the checkout, for `findBoughtItem`. */
export const withItem = (url: string, item: string | null) =>
  item === null ? url : `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ item })}`
