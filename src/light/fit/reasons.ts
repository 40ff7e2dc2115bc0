import type { Language } from '#client/shared/texts/use-translate.ts'
import { formatMm, formatWatts } from '../parts/figures.ts'
import type { Fit, FitReason } from './fit.ts'

/**
 * Formats why a bulb does not fit, or which facts are missing. For a bulb that fits, formats the
 * facts that were compared.
 */
export function formatFitReasons({ answer, reasons }: Fit, language: Language): string[] {
  if (answer === 'yes') return [formatFit(reasons, language)]
  // If a bulb does not fit anyway, missing facts are not mentioned.
  return reasons.flatMap(reason => (reason.answer === answer ? [formatFitReason(reason, language)] : []))
}

/** Finds missing facts that all unknown results share, so that the page shows them only once. */
export function findCommonReasons(fits: Fit[], language: Language): string[] {
  const open = fits.filter(({ answer }) => answer === 'unknown').map(fit => formatFitReasons(fit, language))
  const [first = [], ...others] = open
  return others.length === 0 ? [] : first.filter(sentence => others.every(other => other.includes(sentence)))
}

function formatFitReason(reason: FitReason, language: Language): string {
  const { t } = language
  const isNo = reason.answer === 'no'
  switch (reason.about) {
    case 'fixed':
      return t(isNo ? 'light.fixedNo' : 'light.fixedUnknown')
    case 'closed':
      return t(isNo ? 'light.closedNo' : 'light.closedUnknown')
    case 'dimmable':
      return t(isNo ? 'light.dimmableNo' : 'light.dimmableUnknown')
    case 'cap':
      return isNo
        ? t('light.capNo', { bulb: reason.bulb ?? '', lamp: reason.lamp ?? '' })
        : t(reason.lamp === null ? 'light.capOfLamp' : 'light.capOfBulb')
    case 'dimmerKind':
      return t(isNo ? 'light.kindNo' : reason.kind ? 'light.kindUnsaid' : 'light.kindUnknown')
    case 'dimmerLeast':
      return isNo
        ? t('light.leastNo', { is: formatWatts(reason.is, language), least: formatWatts(reason.least, language) })
        : t('light.leastUnknown')
    case 'dimmerMost':
      return isNo
        ? t('light.mostNo', { is: formatWatts(reason.is, language), most: formatWatts(reason.most, language) })
        : t('light.mostUnknown')
    default:
      return formatLimitReason(reason, language)
  }
}

type Limit = Extract<FitReason, { about: 'power' | 'diameter' | 'length' | 'dimmerMost' }>

function formatLimitReason({ about, is, most }: Limit, language: Language): string {
  const { t } = language
  if (about === 'power') {
    if (is === null) return t('light.powerOfBulb')
    if (most === null) return t('light.powerOfLamp')
    return t('light.powerNo', { is: formatWatts(is, language), most: formatWatts(most, language) })
  }
  const isWide = about === 'diameter'
  if (most === null) return t('light.roomUnknown')
  const room = formatMm(most, language)
  if (is === null) return t(isWide ? 'light.wideUnknown' : 'light.longUnknown', { room })
  const values = { over: formatMm(is - most, language), is: formatMm(is, language), room }
  return t(isWide ? 'light.wideNo' : 'light.longNo', values)
}

/** Formats `E27, 7 W of 12 W, Ø 95 mm of 95 mm, 138 mm of 145 mm long`. */
function formatFit(reasons: FitReason[], language: Language): string {
  const { t } = language
  const parts = reasons.flatMap(reason => {
    if (reason.about === 'cap') return [reason.lamp ?? '']
    if (reason.about === 'power')
      return [t('light.of', { is: formatWatts(reason.is, language), most: formatWatts(reason.most, language) })]
    if (reason.about !== 'diameter' && reason.about !== 'length') return []
    const of = t('light.of', { is: formatMm(reason.is, language), most: formatMm(reason.most, language) })
    return [t(reason.about === 'diameter' ? 'light.across' : 'light.long', { of })]
  })
  return parts.join(', ')
}
