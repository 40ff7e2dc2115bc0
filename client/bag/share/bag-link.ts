import * as v from 'valibot'

/** What a link says of one line. */
export interface LinkedLine {
  item: string
  quantity: number
}

/*
 * `1001-1~1005-2.3` is one of the item 1001-1 and three of 1005-2: characters that no program
 * escapes or cuts off, short enough for a message. Nothing is signed: a link says what somebody
 * wishes for, and no more than anybody could put into a bag.
 */

/** As many lines as a bag has, and as many pieces as a line has, at the platform. */
const mostLines = 50
const mostPieces = 99
/** Longer than any link that is written here. */
const maxLength = 2400

const id = '[A-Za-z0-9]{1,20}'
const entry = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${id}-${id}(\\.[1-9]\\d?)?$`)),
  v.transform((text): LinkedLine => {
    const [item = '', quantity = '1'] = text.split('.')
    return { item, quantity: Number(quantity) }
  }),
)

/** The lines of a bag, as its link has them; empty when there is none that a link can hold. */
export function writeBagLink(lines: LinkedLine[]): string {
  return merged(lines)
    .map(({ item, quantity }) => (quantity === 1 ? item : `${item}.${quantity}`))
    .filter(text => v.safeParse(entry, text).success)
    .slice(0, mostLines)
    .join('~')
}

/** What a link holds. What cannot be read of it is left out; one that is too long holds nothing. */
export function readBagLink(text: string): LinkedLine[] {
  if (text.length > maxLength) return []
  const lines = text.split('~').flatMap(part => {
    const { success, output } = v.safeParse(entry, part)
    return success ? [output] : []
  })
  return merged(lines).slice(0, mostLines)
}

/** Each item once, at the place where it came first, and no more of it than a bag takes. */
export function merged(lines: LinkedLine[]): LinkedLine[] {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of lines) {
    quantities.set(item, Math.min(mostPieces, (quantities.get(item) ?? 0) + quantity))
  }
  return [...quantities].map(([item, quantity]) => ({ item, quantity }))
}

/** The product of an item: the platform names items by their product and size. */
export const productOf = (item: string) => item.slice(0, item.lastIndexOf('-'))
