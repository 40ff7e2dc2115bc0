import * as paths from '../../../paths.ts'
import { useLanguage } from '../../texts/use-translate.ts'
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
 * The energy arrow that the law requires beside a light source's price, in the same size; opens the
 * energy label (Regulation (EU) 2019/2015, Annex VIII). Never for a lamp: the class is only its
 * light source's.
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
