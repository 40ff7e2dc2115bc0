import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { signs } from '../parts/verdict-row.tsx'
import { type Bathroom, hungOverOf } from './asked.ts'
import { zoneReasons } from './reasons.ts'
import { type Allowed, allowedIn, allowedOutdoors } from './zones.ts'

/** Where the lamp that is chosen may be, in the bathroom and outdoors, and why not. */
export function LampPlaces({ lamp, bathroom: { bath, hasJets } }: { lamp: LightProduct; bathroom: Bathroom }) {
  const language = useLanguage()
  const { t } = language
  const hung = hungOverOf(lamp)
  const zone = t('light.zone')
  const places: [name: string, allowed: Allowed][] = [
    [`${zone} 0`, allowedIn(0, hung, hasJets)],
    [`${zone} 1`, allowedIn(1, hung, hasJets)],
    ...(bath.hasBasin ? [[`${zone} 2`, allowedIn(2, hung, hasJets)] satisfies [string, Allowed]] : []),
    [t('light.outside'), allowedIn('outside', hung, hasJets)],
    [t('light.sheltered'), allowedOutdoors('sheltered', hung)],
    [t('light.inRain'), allowedOutdoors('rain', hung)],
    [t('light.nearGround'), allowedOutdoors('low', hung)],
    [t('light.inGround'), allowedOutdoors('ground', hung)],
  ]
  const words = { yes: t('light.yes'), no: t('light.no'), unknown: t('light.cannotTell') }
  return (
    <section>
      <h2 className="light-places-head">{t('light.whereMay', { lamp: formatFullName(lamp) })}</h2>
      <ul className="light-places">
        {places.map(([name, allowed]) => (
          <li key={name} className={`light-${allowed.answer}`}>
            <b>{name}</b>
            <p className="light-word">
              <Icon path={signs[allowed.answer]} small /> {words[allowed.answer]}
            </p>
            <p className="light-why">{zoneReasons(allowed, language).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
