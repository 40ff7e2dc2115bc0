/**
 * The `?page=` of a list, which counts from 1; null for anything that is no page number. At most
 * four digits.
 */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
