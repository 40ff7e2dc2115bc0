import * as paths from '#client/paths.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { LightProduct } from '../lamps/light-product.ts'
import { findIncandescentPower } from '../parts/equal-to.ts'
import { FactList } from '../parts/fact-list.tsx'
import { formatLumens, formatLux, formatSquareMetres, formatWatts } from '../parts/figures.ts'
import { Mistakes } from '../parts/mistakes.tsx'
import { NumberInput } from '../parts/number-input.tsx'
import { Tool } from '../parts/tool.tsx'
import { findLampLumens, type RoomQuery, roomFields, toRoom } from './asked.ts'
import { RoomLamps } from './lamps.tsx'
import { computeLux, computeNeededLight, type NeededLight, type RoomSize, spots, uses } from './room.ts'

interface RoomPageProps {
  asked: RoomQuery
  /** The page's query, for links to the same room with other lamps. */
  query: URLSearchParams
  /** The room's lamps, each once. */
  chosen: LightProduct[]
  lamps: LightProduct[]
}

/** The page of the tool that compares the light a room needs with the light of its lamps. */
export function RoomPage({ asked, query, chosen, lamps }: RoomPageProps) {
  const { t } = useLanguage()
  const room = toRoom(asked)
  const ids = asked.lamps.filter(id => chosen.some(lamp => lamp.id === id))
  const others = lamps.filter(lamp => findLampLumens(lamp) !== null && !ids.includes(lamp.id))
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
          <RoomAnswer room={room} points={asked.points.value ?? 1} given={sumLumens(chosen, ids)} />
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

/** Sums up the light of all lamps in lm; null without lamps. */
function sumLumens(chosen: LightProduct[], ids: string[]): number | null {
  if (ids.length === 0) return null
  const of = (id: string) => chosen.find(lamp => lamp.id === id)
  return ids.reduce((sum, id) => {
    const lamp = of(id)
    return sum + ((lamp && findLampLumens(lamp)) ?? 0)
  }, 0)
}

function RoomAnswer({ room, points, given }: { room: RoomSize; points: number; given: number | null }) {
  const language = useLanguage()
  const { t } = language
  const needed = computeNeededLight(room)
  return (
    <>
      <p className="light-figure" role="status">
        {formatLumens(roundLumens(needed.lumens), language)}{' '}
        <span>{t('light.forLux', { lux: formatLux(needed.lux, language) })}</span>
      </p>
      <LightBar needed={needed} given={given ?? 0} />
      <p>{given === null ? t('light.noLampsYet') : formatGiven(given, needed, language)}</p>
      <FactList facts={roomFacts(room, needed, points, language)} />
      <p className="light-note">{t('light.luxNote')}</p>
    </>
  )
}

/** Rounds to 50 lm, because the light of lamps is not known more exactly. */
const roundLumens = (value: number) => Math.round(value / 50) * 50

function formatGiven(given: number, needed: NeededLight, language: Language) {
  const { t } = language
  const values = {
    given: formatLumens(given, language),
    lux: formatLux(Math.round(computeLux(given, needed)), language),
  }
  if (given < needed.least) return t('light.tooDark', values)
  if (given < needed.lumens * 0.9) return t('light.cosy', values)
  return t(given > needed.most ? 'light.tooBright' : 'light.enough', values)
}

function roomFacts({ use, hasOldEyes }: RoomSize, needed: NeededLight, points: number, language: Language) {
  const { t } = language
  const each = needed.lumens / points
  const equal = findIncandescentPower(each)
  const { spot } = uses[use]
  const times = hasOldEyes ? 2 : 1
  const rows: [string, string][] = [
    [
      t('light.each', { count: points }),
      formatLumens(roundLumens(each), language) +
        (equal === null ? '' : ` (${t('light.likeOld', { watts: formatWatts(equal, language) })})`),
    ],
    [
      t('light.range'),
      `${formatLumens(roundLumens(needed.least), language)} – ${formatLumens(roundLumens(needed.most), language)}`,
    ],
    [t('light.area'), formatSquareMetres(needed.area, language)],
    [t('light.arrives'), formatPercent(Math.round(needed.utilisation * 100), language.locale)],
  ]
  if (spot) {
    const { least, usual, most } = spots[spot]
    const values = {
      usual: formatLux(usual * times, language),
      least: String(least * times),
      most: String(most * times),
    }
    rows.push([t(`light.${spot}`), t('light.spot', values)])
  }
  return rows
}

/** The form for the room's size, its use, its walls, and the kind of lamps. */
function RoomForm({ asked }: { asked: RoomQuery }) {
  const { t } = useLanguage()
  const { length, width, height, use, walls, shade, eyes, points, lamps } = asked
  return (
    <>
      <Select label={t('light.use')} name="use" defaultValue={use}>
        {roomFields.use.words.map(word => (
          <option key={word} value={word}>
            {t(`light.${word}`)}
          </option>
        ))}
      </Select>
      <div className="light-pair">
        <NumberInput name="length" label={t('light.roomLength')} field={roomFields.length} typed={length} />
        <NumberInput name="width" label={t('light.roomWidth')} field={roomFields.width} typed={width} />
        <NumberInput name="height" label={t('light.roomHeight')} field={roomFields.height} typed={height} />
        <NumberInput name="points" label={t('light.points')} field={roomFields.points} typed={points} />
      </div>
      <Select label={t('light.walls')} name="walls" defaultValue={walls}>
        <option value="white">{t('light.white')}</option>
        <option value="light">{t('light.lightColour')}</option>
        <option value="medium">{t('light.medium')}</option>
        <option value="dark">{t('light.dark')}</option>
      </Select>
      <Select label={t('light.shade')} name="shade" defaultValue={shade}>
        <option value="round">{t('light.round')}</option>
        <option value="down">{t('light.down')}</option>
        <option value="up">{t('light.up')}</option>
      </Select>
      <Select label={t('light.eyes')} name="eyes" defaultValue={eyes}>
        <option value="young">{t('light.young')}</option>
        <option value="old">{t('light.old')}</option>
      </Select>
      {lamps.length > 0 && <input type="hidden" name="lamps" value={lamps.join()} />}
    </>
  )
}

/** A bar that shows the light of the chosen lamps, with a mark at the light the room needs. */
function LightBar({ needed, given }: { needed: NeededLight; given: number }) {
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
