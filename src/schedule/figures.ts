import { languageTag, oncePerLocale } from '#client/i18n/locales.ts'

const grouped = oncePerLocale(locale => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1 }))
const plain = oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, useGrouping: false }),
)
const dates = oncePerLocale(locale => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }))

/** A figure to a tenth, as it is read: `1,240.5`. */
export const figure = (locale: Parameters<typeof grouped>[0], value: number) => grouped(locale).format(value)

/** The same as it is typed: `1240.5`. */
export const typedFigure = (locale: Parameters<typeof grouped>[0], value: number) => plain(locale).format(value)

export const dateText = (locale: Parameters<typeof grouped>[0], date: Date) => dates(locale).format(date)
