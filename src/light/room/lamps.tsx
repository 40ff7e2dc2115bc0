import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { findSmallFile } from '#client/shared/ui/picture/picture.tsx'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { formatLumens } from '../parts/figures.ts'
import { findLampLumens, formatRoomQuery, withoutLamp } from './asked.ts'

interface RoomLampsProps {
  lamps: LightProduct[]
  /** The ids of the room's lamps. An id is repeated for each piece. */
  ids: string[]
  query: URLSearchParams
}

/** A list of lamps with their light, and links to add them to the room or remove them. */
export function RoomLamps({ lamps, ids, query }: RoomLampsProps) {
  const { t, urlTo } = useLanguage()
  const language = useLanguage()
  return (
    <ul className="light-verdicts">
      {lamps.map(lamp => {
        const { id, slug, name, finish, picture } = lamp
        const light = findLampLumens(lamp)
        const count = ids.filter(one => one === id).length
        const full = formatFullName(lamp)
        const to = (changed: string[]) => `${urlTo(paths.lightRoom)}${formatRoomQuery(query, changed)}`
        return (
          <li key={id} className="light-verdict">
            {picture ? (
              <img src={findSmallFile(picture.unlit, 128)} width={64} height={80} alt="" loading="lazy" />
            ) : (
              <span />
            )}
            <div>
              <p>
                <a href={urlTo(paths.product, slug)}>
                  {name} <span className="soft">{finish}</span>
                </a>
              </p>
              <p className="light-why">
                {light === null ? t('light.noLumens') : formatLumens(light, language)}
                {lamp.facts.luminousFlux === null && light !== null && ` ${t('light.withBulb')}`}
              </p>
              <p className="actions">
                {count > 0 && <b>{`${count} ×`}</b>}
                {light !== null && (
                  <a className="link" href={to([...ids, id])} aria-label={t('light.addLamp', { lamp: full })}>
                    {t('light.add')}
                  </a>
                )}
                {count > 0 && (
                  <a
                    className="link"
                    href={to(withoutLamp(ids, id))}
                    aria-label={t('light.removeLamp', { lamp: full })}
                  >
                    {t('light.remove')}
                  </a>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
