/** What `?sold=` is for a product of which nothing is sold out. */
const none = '-'

const ids = /^[\w-]{1,40}(?:,[\w-]{1,40}){0,19}$/

/**
 * The ids of a product's items that `?sold=` says are sold out, sorted; null for anything but ids.
 * A page whose stock is outdated requests its buying section with this parameter.
 */
export function soldOf(requested: string | null | undefined): string[] | null {
  if (requested === none) return []
  return requested && ids.test(requested) ? [...new Set(requested.split(','))].sort() : null
}

/** The canonical text of `?sold=`; empty for null. */
export const soldText = (sold: string[] | null) => (sold === null ? '' : sold.join(',') || none)
