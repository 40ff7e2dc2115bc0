/** Maximum number of logged fields for each isolate; more have one common cause. */
const maxKnown = 500

// Logged once per field in an isolate: the same pages are rendered repeatedly.
const logged = new Set<string>()

/** Logs that an entry's field has no translation, by its path, e.g. `page:/info/faq.title`. */
export function reportMissing(field: string, locale: string) {
  const key = `${locale} ${field}`
  if (logged.has(key) || logged.size >= maxKnown) return
  logged.add(key)
  console.warn(JSON.stringify({ event: 'translation_missing', locale, field }))
}
