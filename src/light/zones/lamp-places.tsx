import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { answerIcons } from '../parts/verdict-row.tsx'
import { type Bathroom, toZoneFacts } from './asked.ts'
import { formatZoneReasons } from './reasons.ts'
import { checkOutdoors, checkZone, type ZoneCheck } from './zones.ts'

/** A list of places in the bathroom and outdoors, which says where the lamp is allowed and why. */
export function LampPlaces({ lamp, bathroom: { bath, hasJets } }: { lamp: LightProduct; bathroom: Bathroom }) {
  const language = useLanguage()
  const { t } = language
  const hung = toZoneFacts(lamp)
  const zone = t('light.zone')
  const places: [name: string, allowed: ZoneCheck][] = [
    [`${zone} 0`, checkZone(0, hung, hasJets)],
    [`${zone} 1`, checkZone(1, hung, hasJets)],
    ...(bath.hasBasin ? [[`${zone} 2`, checkZone(2, hung, hasJets)] satisfies [string, ZoneCheck]] : []),
    [t('light.outside'), checkZone('outside', hung, hasJets)],
    [t('light.sheltered'), checkOutdoors('sheltered', hung)],
    [t('light.inRain'), checkOutdoors('rain', hung)],
    [t('light.nearGround'), checkOutdoors('low', hung)],
    [t('light.inGround'), checkOutdoors('ground', hung)],
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
              <Icon path={answerIcons[allowed.answer]} small /> {words[allowed.answer]}
            </p>
            <p className="light-why">{formatZoneReasons(allowed, language).join(' ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
