/** Parses the `?page=` of a list, from 1, at most four digits; null for anything else. */
export function parsePageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
