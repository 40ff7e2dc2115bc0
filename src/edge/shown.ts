/** Products that a page of a list begins with, and that each "load more" adds. */
export const pageSize = 24

/**
 * On one page; what comes after stands on a next one. A content service answers at most 96 at once.
 */
const mostShown = 4 * pageSize

/**
 * How many products `?shown=` asks for, and how that is written; one page, written as nothing, for
 * anything else.
 */
export function shownOf(requested: string | number | null | undefined): { count: number; text: string } {
  const count = /^\d{2}$/.test(`${requested}`) ? Number(requested) : pageSize
  const isKnown = count > pageSize && count <= mostShown && count % pageSize === 0
  return isKnown ? { count, text: String(count) } : { count: pageSize, text: '' }
}

/** What "load more" asks for; null once a page is full. */
export const shownAfter = (count: number) => (count < mostShown ? count + pageSize : null)

/** Where in a list a page begins (a cursor of the page before), and how many products it shows. */
export interface Place {
  after?: string | undefined
  shown?: number | undefined
}

/** A place as addresses write it; the list's beginning needs no word. */
export function writePlace({ after, shown }: Place): URLSearchParams {
  const search = new URLSearchParams()
  if (after) search.set('after', after)
  const { text } = shownOf(shown)
  if (text) search.set('shown', text)
  return search
}
