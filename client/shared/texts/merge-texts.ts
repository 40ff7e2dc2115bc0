/** Merges dictionaries; sections with the same name are combined. */
export function mergeTexts(parts: object[]): Record<string, object> {
  const merged: Record<string, object> = {}
  for (const part of parts)
    for (const [section, texts] of Object.entries(part)) merged[section] = { ...merged[section], ...texts }
  return merged
}
