/** A list shows this many products at first, and each "load more" adds the same number. */
export const productsPerPage = 24

/** At most this many products are on one page (96), the content service's limit for a query. */
const maxShown = 4 * productsPerPage

/**
 * Parses `?shown=`, the number of products on the page, and returns it with its canonical text.
 * Anything invalid becomes `productsPerPage`, whose canonical text is empty.
 */
export function parseShown(requested: string | number | null | undefined): { count: number; text: string } {
  const count = /^\d{2}$/.test(`${requested}`) ? Number(requested) : productsPerPage
  const isKnown = count > productsPerPage && count <= maxShown && count % productsPerPage === 0
  return isKnown ? { count, text: String(count) } : { count: productsPerPage, text: '' }
}

/** Returns the number of products on the page after "load more"; null if the page is full. */
export const nextShown = (count: number) => (count < maxShown ? count + productsPerPage : null)

/**
 * A page of a list: `after` is the cursor after which it starts, `shown` the number of its
 * products.
 */
export interface ListPosition {
  after?: string | undefined
  shown?: number | undefined
}

/** Formats a position as query parameters; the start of the list needs none. */
export function formatListPosition({ after, shown }: ListPosition): URLSearchParams {
  const search = new URLSearchParams()
  if (after) search.set('after', after)
  const { text } = parseShown(shown)
  if (text) search.set('shown', text)
  return search
}
