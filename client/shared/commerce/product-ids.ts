/** The format of a product id in storage and links. */
export const productId = /^[\w-]{1,32}$/

/** The ids in a stored text, `max` at most, without duplicates and invalid ones. */
export const productIds = (text: string, max: number): string[] =>
  [...new Set(text.split(','))].filter(id => productId.test(id)).slice(0, max)
