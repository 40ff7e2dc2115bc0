/** Maximum number of fields that an isolate logs; more missing texts have one common cause. */
const maxKnown = 500

// An isolate logs each field once, because it renders the same pages repeatedly.
const logged = new Set<string>()

/** Logs that a field has no translation. `field` is its path, e.g. `page:/info/faq.title`. */
export function reportMissing(field: string, locale: string) {
  const key = `${locale} ${field}`
  if (logged.has(key) || logged.size >= maxKnown) return
  logged.add(key)
  console.warn(JSON.stringify({ event: 'translation_missing', locale, field }))
}
