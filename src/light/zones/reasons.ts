import type { Language } from '#client/shared/texts/use-translate.ts'
import type { ZoneCheck, ZoneReason } from './zones.ts'

/** Formats why a lamp is not allowed in a place, or which facts are missing. */
export const formatZoneReasons = ({ answer, reasons }: ZoneCheck, language: Language): string[] =>
  answer === 'yes'
    ? []
    : reasons.flatMap(reason => (reason.answer === answer ? [formatZoneReason(reason, language)] : []))

function formatZoneReason(reason: ZoneReason, { t }: Language): string {
  const isNo = reason.answer === 'no'
  if (reason.about === 'voltage') return t(isNo ? 'light.voltageNo' : 'light.voltageUnknown')
  if (reason.about === 'fixed') return t(isNo ? 'light.looseNo' : 'light.looseUnknown')
  const needed = `IPX${reason.needed}`
  return isNo ? t('light.waterNo', { is: reason.is ?? '', needed }) : t('light.waterUnknown', { needed })
}
