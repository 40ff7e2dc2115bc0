/** Parameters that a payment provider sent back, from the address' fragment. Empty when there are none or they are malformed. */
export function returnedFields(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
}

/** Whether the address says that a payment failed: a query that starts with `fail` (specification, §2). */
export const isFailedReturn = (search: string) => search.startsWith('?fail')

/** The platform's code for "sold out while paying" (checkout-api.md, §5.2). */
export const stockMismatch = 'stock_mismatch'
