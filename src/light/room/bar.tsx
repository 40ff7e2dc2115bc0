import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatLumens } from '../parts/figures.ts'
import type { NeededLight } from './room.ts'

/** A bar with the light of the chosen lamps and, as a mark, the usual light of the room, in lm. */
export function LightBar({ needed, given }: { needed: NeededLight; given: number }) {
  const language = useLanguage()
  const end = Math.max(needed.lumens * 1.25, Math.min(given, needed.lumens * 2))
  const at = (value: number) => Math.round((Math.min(value, end) / end) * 1000) / 10
  const label = language.t('light.barAlt', {
    given: formatLumens(given, language),
    needed: formatLumens(needed.lumens, language),
  })
  return (
    <svg className="light-bar" viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={label}>
      <path className="light-bar-least" d={`M${at(needed.least)} 0H100V6H${at(needed.least)}Z`} />
      <path className="light-bar-given" d={`M0 0H${at(given)}V6H0Z`} />
      <path className="light-bar-mark" d={`M${at(needed.lumens)} 0V6`} />
    </svg>
  )
}
