/** The value of `?sold=` for a product without sold out items. */
const none = '-'

const ids = /^[\w-]{1,40}(?:,[\w-]{1,40}){0,19}$/

/**
 * Parses `?sold=` and returns the sorted ids of a product's sold out items, or null for anything
 * invalid. A page whose stock is outdated requests its buying section again with this parameter.
 */
export function parseSold(requested: string | null | undefined): string[] | null {
  if (requested === none) return []
  return requested && ids.test(requested) ? [...new Set(requested.split(','))].sort() : null
}

/** Formats the canonical value of `?sold=`; empty for null. */
export const formatSold = (sold: string[] | null) => (sold === null ? '' : sold.join(',') || none)
