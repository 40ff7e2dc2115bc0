/** Dictionaries as one: two that have a section of the same name share it. */
export function mergeTexts(parts: object[]): Record<string, object> {
  const merged: Record<string, object> = {}
  for (const part of parts)
    for (const [section, texts] of Object.entries(part)) merged[section] = { ...merged[section], ...texts }
  return merged
}
