import * as paths from '../../../paths.ts'
import { useLanguage } from '../../texts/use-translate.ts'
import * as uiNames from '../names.ts'

/** From the best to the worst, as on the European energy label. */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof energyClasses)[number]

interface EnergyArrowProps {
  letter: EnergyClass
  /** The slug of the light source. */
  slug: string
}

/**
 * The energy arrow that the law requires beside a light source's price, as large as the price. It
 * opens the energy label (Regulation (EU) 2019/2015, Annex VIII). Never used for a lamp, because
 * only its light source has a class.
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
