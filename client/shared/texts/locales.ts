/**
 * The languages of the shop and its embedded services. To add one, add a line here and a dictionary
 * (docs/languages.md). The code has two letters, because addresses start with it.
 */
const tags = {
  en: 'en-GB',
  sv: 'sv-SE',
}

export type Locale = keyof typeof tags

export const isLocale = (text = ''): text is Locale => Object.hasOwn(tags, text)
export const locales = Object.keys(tags).filter(isLocale)

export { defaultLocale } from './default-locale.ts'

/** The BCP 47 tag for `Intl` and `<html lang>`. */
export const languageTag = (locale: Locale) => tags[locale]

/**
 * The language's name in the language itself, capitalized as in headings: `Svenska`. Marked as
 * pure, so that bundles without a use of it leave it out.
 */
export const formatOwnName = /* @__PURE__ */ oncePerLocale(locale => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
})

/** Caches a value that is slow to create; `make` is called once per language, on first use. */
export function oncePerLocale<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const created = new Map<Locale, Value>()
  return locale => {
    const value = created.get(locale) ?? make(locale)
    created.set(locale, value)
    return value
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/**
 * Formats a number in a language, with at most `decimals` decimals. Digits are grouped from five
 * digits on: `2700 K` and `2350 lm`, but `15,000 hours`. Prices are grouped from four
 * (`client/shared/money`).
 */
export function formatNumber(value: number, locale: Locale, decimals = 3): string {
  const key = `${locale} ${decimals}`
  const created =
    numberFormats.get(key) ??
    new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: decimals, useGrouping: 'min2' })
  numberFormats.set(key, created)
  return created.format(value)
}

/**
 * Formats a percentage, given as 25.5 and not as 0.255: `25.5%` in English; Swedish has a no-break
 * space before the sign.
 */
export const formatPercent = (percent: number, locale: Locale) => percentFormat(locale).format(percent / 100)

const percentFormat = /* @__PURE__ */ oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }),
)

/** Creates one value for each language. */
export function perLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const created: Partial<Record<Locale, Value>> = {}
  for (const locale of locales) created[locale] = make(locale)
  if (isComplete(created)) return created
  throw new Error('A language is missing.')
}

const isComplete = <Value>(created: Partial<Record<Locale, Value>>): created is Record<Locale, Value> =>
  locales.every(locale => locale in created)
