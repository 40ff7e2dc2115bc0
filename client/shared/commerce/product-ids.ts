/** The format of a product id in storage and links. */
export const productId = /^[\w-]{1,32}$/

/** Parses a comma-separated list of ids: at most `max`, without duplicate or invalid ids. */
export const parseProductIds = (text: string, max: number): string[] =>
  [...new Set(text.split(','))].filter(id => productId.test(id)).slice(0, max)
