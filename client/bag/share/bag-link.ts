/** One line of a shared bag. */
export interface LinkedLine {
  item: string
  quantity: number
}

/* The format of a bag in a link: `1001-1~1005-2.3` is one piece of item 1001-1 and three pieces of
   item 1005-2. It is short, and no program escapes or cuts off its characters. Links are not
   signed: they contain nothing that a visitor could not add anyway. */

/** Maximum number of lines, and of pieces per line, as on the platform. */
const maxLines = 50
const maxPieces = 99
/** Maximum length of the text in characters; no valid link is longer. */
const maxLength = 2400

const id = '[A-Za-z0-9]{1,20}'
const entry = new RegExp(`^(${id}-${id})(?:\\.([1-9]\\d?))?$`)

/** Formats lines for a link. Items that the format cannot express are left out. */
export function writeBagLink(lines: LinkedLine[]): string {
  return mergeLines(lines)
    .map(({ item, quantity }) => (quantity === 1 ? item : `${item}.${quantity}`))
    .filter(text => entry.test(text))
    .slice(0, maxLines)
    .join('~')
}

/** Parses the lines in a link's text. Ignores invalid parts. Empty if the text is too long. */
export function readBagLink(text: string): LinkedLine[] {
  if (text.length > maxLength) return []
  const lines = text.split('~').flatMap(part => {
    const [, item, quantity = '1'] = entry.exec(part) ?? []
    return item ? [{ item, quantity: Number(quantity) }] : []
  })
  return mergeLines(lines).slice(0, maxLines)
}

/** Merges lines of the same item at the first one's position, up to the maximum quantity. */
export function mergeLines(lines: LinkedLine[]): LinkedLine[] {
  const quantities = new Map<string, number>()
  for (const { item, quantity } of lines) {
    quantities.set(item, Math.min(maxPieces, (quantities.get(item) ?? 0) + quantity))
  }
  return [...quantities].map(([item, quantity]) => ({ item, quantity }))
}

/** The product id at the beginning of an item id: `1001` for `1001-1`. A size follows it. */
export const parseItemProduct = (item: string) => item.slice(0, item.lastIndexOf('-'))
