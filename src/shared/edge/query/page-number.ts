/** Parses the `?page=` of a list: 1 to 9999, 1 if it is missing; null for anything else. */
export function parsePageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
