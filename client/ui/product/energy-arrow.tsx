import { useLanguage } from '../../i18n/use-translate.ts'
import * as paths from '../../paths.ts'
import * as uiNames from '../names.ts'

/** From the best to the worst, as the European energy label has them. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof energyClasses)[number]

interface EnergyArrowProps {
  letter: EnergyClass
  /** Of the light source. */
  slug: string
}

/**
 * The arrow that the law wants beside the price of a light source, as large as that, which opens
 * its energy label (Regulation (EU) 2019/2015, Annex VIII). Never for a lamp: it may only say the
 * class of what is in it.
 */
export function EnergyArrow({ letter, slug }: EnergyArrowProps) {
  const { t, urlTo } = useLanguage()
  return (
    <a
      className="energy"
      href={urlTo(paths.energyLabel, slug)}
      {...{ [uiNames.energyClass]: letter }}
      aria-label={t('energy.arrow', { letter })}
    >
      <b>{letter}</b>
    </a>
  )
}
