import * as paths from '#client/paths.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { equalTo } from '../parts/equal-to.ts'
import { FactList } from '../parts/fact-list.tsx'
import { lumens, lux, squareMetres, watts } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { Tool } from '../parts/tool.tsx'
import { lumensOf, type RoomQuery, roomOf } from './asked.ts'
import { LightBar } from './bar.tsx'
import { RoomForm } from './form.tsx'
import { RoomLamps } from './lamps.tsx'
import { luxOf, type NeededLight, neededLight, type RoomSize, spots, uses } from './room.ts'

interface RoomPageProps {
  asked: RoomQuery
  /** Of the address, for links to the same room with other lamps. */
  query: URLSearchParams
  /** The room's lamps, one of each. */
  chosen: LightProduct[]
  lamps: LightProduct[]
}

/** The light that a room needs, and what its lamps give. */
export function RoomPage({ asked, query, chosen, lamps }: RoomPageProps) {
  const { t } = useLanguage()
  const room = roomOf(asked)
  const ids = asked.lamps.filter(id => chosen.some(lamp => lamp.id === id))
  const others = lamps.filter(lamp => lumensOf(lamp) !== null && !ids.includes(lamp.id))
  return (
    <Tool
      path={paths.lightRoom}
      form={<RoomForm asked={asked} />}
      after={
        room &&
        others.length > 0 && (
          <section className="light-lamps">
            <h2>{t('light.lampsToAdd')}</h2>
            <RoomLamps lamps={others.slice(0, 24)} ids={ids} query={query} />
          </section>
        )
      }
    >
      {room ? (
        <>
          <RoomAnswer room={room} points={asked.points.value ?? 1} given={givenBy(chosen, ids)} />
          {ids.length > 0 && (
            <section>
              <h2 className="light-places-head">{t('light.yourLamps')}</h2>
              <RoomLamps lamps={chosen} ids={ids} query={query} />
            </section>
          )}
        </>
      ) : (
        <Mistakes />
      )}
    </Tool>
  )
}

/** Of all lamps together, in lm; null without any. */
function givenBy(chosen: LightProduct[], ids: string[]): number | null {
  if (ids.length === 0) return null
  const of = (id: string) => chosen.find(lamp => lamp.id === id)
  return ids.reduce((sum, id) => {
    const lamp = of(id)
    return sum + ((lamp && lumensOf(lamp)) ?? 0)
  }, 0)
}

function RoomAnswer({ room, points, given }: { room: RoomSize; points: number; given: number | null }) {
  const language = useLanguage()
  const { t } = language
  const needed = neededLight(room)
  return (
    <>
      <p className="light-figure" role="status">
        {lumens(tidy(needed.lumens), language)} <span>{t('light.forLux', { lux: lux(needed.lux, language) })}</span>
      </p>
      <LightBar needed={needed} given={given ?? 0} />
      <p>{given === null ? t('light.noLampsYet') : givenText(given, needed, language)}</p>
      <FactList facts={factsOf(room, needed, points, language)} />
      <p className="light-note">{t('light.luxNote')}</p>
    </>
  )
}

/** No lamp is so exact. */
const tidy = (value: number) => Math.round(value / 50) * 50

function givenText(given: number, needed: NeededLight, language: Language) {
  const { t } = language
  const values = { given: lumens(given, language), lux: lux(Math.round(luxOf(given, needed)), language) }
  if (given < needed.least) return t('light.tooDark', values)
  if (given < needed.lumens * 0.9) return t('light.cosy', values)
  return t(given > needed.most ? 'light.tooBright' : 'light.enough', values)
}

function factsOf({ use, hasOldEyes }: RoomSize, needed: NeededLight, points: number, language: Language) {
  const { t } = language
  const each = needed.lumens / points
  const equal = equalTo(each)
  const { spot } = uses[use]
  const times = hasOldEyes ? 2 : 1
  const rows: [string, string][] = [
    [
      t('light.each', { count: points }),
      lumens(tidy(each), language) +
        (equal === null ? '' : ` (${t('light.likeOld', { watts: watts(equal, language) })})`),
    ],
    [t('light.range'), `${lumens(tidy(needed.least), language)} – ${lumens(tidy(needed.most), language)}`],
    [t('light.area'), squareMetres(needed.area, language)],
    [t('light.arrives'), formatPercent(Math.round(needed.utilisation * 100), language.locale)],
  ]
  if (spot) {
    const { least, usual, most } = spots[spot]
    const values = { usual: lux(usual * times, language), least: String(least * times), most: String(most * times) }
    rows.push([t(`light.${spot}`), t('light.spot', values)])
  }
  return rows
}
