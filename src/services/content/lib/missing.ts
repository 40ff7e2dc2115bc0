/** As many as an isolate names; more would be one cause, not news. */
const most = 500

// Once for each place in an isolate: the same pages are shown over and over.
const told = new Set<string>()

/**
 * Notes in the log that an entry's field has no translation, by its path, e.g.
 * `page:/info/faq.title`.
 */
export function reportMissing(field: string, locale: string) {
  const key = `${locale} ${field}`
  if (told.has(key) || told.size >= most) return
  told.add(key)
  console.warn(JSON.stringify({ event: 'translation_missing', locale, field }))
}
