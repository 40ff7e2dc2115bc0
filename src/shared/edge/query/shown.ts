/** Number of products that a list shows at first, and that each "load more" adds. */
export const productsPerPage = 24

/** At most this many products on one page: the content service returns at most 96 at once. */
const maxShown = 4 * productsPerPage

/**
 * Parses `?shown=`: the number of products, and its canonical text. `productsPerPage` and an empty
 * text for anything invalid.
 */
export function parseShown(requested: string | number | null | undefined): { count: number; text: string } {
  const count = /^\d{2}$/.test(`${requested}`) ? Number(requested) : productsPerPage
  const isKnown = count > productsPerPage && count <= maxShown && count % productsPerPage === 0
  return isKnown ? { count, text: String(count) } : { count: productsPerPage, text: '' }
}

/** The number of products after "load more"; null once a page is full. */
export const nextShown = (count: number) => (count < maxShown ? count + productsPerPage : null)

/** A page's position in a list (the cursor after which it starts), and its number of products. */
export interface ListPosition {
  after?: string | undefined
  shown?: number | undefined
}

/** Formats a position as query parameters; the start of the list has none. */
export function formatListPosition({ after, shown }: ListPosition): URLSearchParams {
  const search = new URLSearchParams()
  if (after) search.set('after', after)
  const { text } = parseShown(shown)
  if (text) search.set('shown', text)
  return search
}
