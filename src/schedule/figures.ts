import { type Locale, languageTag, oncePerLocale } from '#client/shared/texts/locales.ts'

const plain = oncePerLocale(
  locale => new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 1, useGrouping: false }),
)
const dates = oncePerLocale(locale => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }))

/** Formats a number with at most one decimal, as people type it: `12400.5`. */
export const formatTypedFigure = (locale: Locale, value: number) => plain(locale).format(value)

export const formatScheduleDate = (locale: Locale, date: Date) => dates(locale).format(date)
