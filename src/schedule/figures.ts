import { type Locale, languageTag, oncePerLocale } from '#client/shared/texts/locales.ts'

const plain = oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, useGrouping: false }),
)
const dates = oncePerLocale(locale => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }))

/** Formats a number as people type it, such as `12400.5`, with at most one decimal. */
export const formatTypedFigure = (locale: Locale, value: number) => plain(locale).format(value)

export const formatScheduleDate = (locale: Locale, date: Date) => dates(locale).format(date)
