import type { Language } from '#client/shared/texts/use-translate.ts'
import type { Allowed, ZoneReason } from './zones.ts'

/** Why a lamp may not hang in a place, or nobody can tell, in sentences. */
export const zoneReasons = ({ answer, reasons }: Allowed, language: Language): string[] =>
  answer === 'yes' ? [] : reasons.flatMap(reason => (reason.answer === answer ? [sentenceOf(reason, language)] : []))

function sentenceOf(reason: ZoneReason, { t }: Language): string {
  const isNo = reason.answer === 'no'
  if (reason.about === 'voltage') return t(isNo ? 'light.voltageNo' : 'light.voltageUnknown')
  if (reason.about === 'fixed') return t(isNo ? 'light.looseNo' : 'light.looseUnknown')
  const needed = `IPX${reason.needed}`
  return isNo ? t('light.waterNo', { is: reason.is ?? '', needed }) : t('light.waterUnknown', { needed })
}
