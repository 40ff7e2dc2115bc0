/** Products on a list's page at first, and that each "load more" adds. */
export const productsPerPage = 24

/** Most products on one page; the content service returns at most 96 at once. */
const maxShown = 4 * productsPerPage

/**
 * The number of products that `?shown=` requests and its canonical text; the minimum, with an empty
 * text, for anything else.
 */
export function shownOf(requested: string | number | null | undefined): { count: number; text: string } {
  const count = /^\d{2}$/.test(`${requested}`) ? Number(requested) : productsPerPage
  const isKnown = count > productsPerPage && count <= maxShown && count % productsPerPage === 0
  return isKnown ? { count, text: String(count) } : { count: productsPerPage, text: '' }
}

/** The `?shown=` of "load more"; null once a page is full. */
export const shownAfter = (count: number) => (count < maxShown ? count + productsPerPage : null)

/** A page's position in a list (a cursor of the page before), and its number of products. */
export interface ListPosition {
  after?: string | undefined
  shown?: number | undefined
}

/** A position as part of an address; the start of the list needs none. */
export function writePlace({ after, shown }: ListPosition): URLSearchParams {
  const search = new URLSearchParams()
  if (after) search.set('after', after)
  const { text } = shownOf(shown)
  if (text) search.set('shown', text)
  return search
}
