/**
 * The languages of the shop and its embedded services: to add one, add a line here and a dictionary
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

/** The language's own name, capitalized as in headings: `Svenska`. Pure: browsers do not get it. */
export const ownName = /* @__PURE__ */ oncePerLocale(locale => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
})

/** For what `Intl` takes long to make: `make` is called when a language is first asked for. */
export function oncePerLocale<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const made = new Map<Locale, Value>()
  return locale => {
    const value = made.get(locale) ?? make(locale)
    made.set(locale, value)
    return value
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/**
 * A number as the language writes it, with at most so many decimals. Digits are grouped from five
 * on: `2700 K` and `2350 lm`, but `15,000 hours`. Prices are grouped from four
 * (`client/shared/money`).
 */
export function numberText(value: number, locale: Locale, decimals = 3): string {
  const key = `${locale} ${decimals}`
  const made =
    numberFormats.get(key) ??
    new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: decimals, useGrouping: 'min2' })
  numberFormats.set(key, made)
  return made.format(value)
}

/** Of 25.5, not of 0.255: `25.5%` in English, and after a no-break space in Swedish. */
export const percentText = (percent: number, locale: Locale) => percentFormat(locale).format(percent / 100)

const percentFormat = /* @__PURE__ */ oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { style: 'percent', maximumFractionDigits: 1 }),
)

/** One value for each language. */
export function perLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  const made: Partial<Record<Locale, Value>> = {}
  for (const locale of locales) made[locale] = make(locale)
  if (isWhole(made)) return made
  throw new Error('A language is missing.')
}

const isWhole = <Value>(made: Partial<Record<Locale, Value>>): made is Record<Locale, Value> =>
  locales.every(locale => locale in made)
