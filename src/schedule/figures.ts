import { type Locale, languageTag, oncePerLocale } from '#client/shared/texts/locales.ts'

const plain = oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, useGrouping: false }),
)
const dates = oncePerLocale(locale => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }))

/** A figure to a tenth, as it is typed: `12400.5`. */
export const typedFigure = (locale: Locale, value: number) => plain(locale).format(value)

export const dateText = (locale: Locale, date: Date) => dates(locale).format(date)
