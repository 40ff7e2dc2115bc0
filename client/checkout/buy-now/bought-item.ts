/**
 * Returns the item that this page buys with a selection of its own; null if it buys the bag. The
 * return page repeats the item in its fragment.
 */
export const findBoughtItem = ({ search, hash }: Location) =>
  new URLSearchParams(search).get('item') ?? new URLSearchParams(hash.slice(1)).get('item')

/** Adds the item to an address of the checkout, for `findBoughtItem`. */
export const withItem = (url: string, item: string | null) =>
  item === null ? url : `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ item })}`
