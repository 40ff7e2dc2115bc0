import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { beamDiameter } from '../../shared/photometry/formulas/cone.ts'
import { parseCostQuery as askedOfCost, compareCosts } from '../cost/asked.ts'
import { parseFitQuery as askedOfFit } from '../fit/asked.ts'
import { verdictsOf } from '../fit/verdicts.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { cm, figure, lumens, squareMetres, watts } from '../parts/figures.ts'
import { type ToolPath, toolList } from '../parts/tools.ts'
import { parseRoomQuery as askedOfRoom, lumensOf, roomOf } from '../room/asked.ts'
import { neededLight } from '../room/room.ts'
import { hungOverOf } from '../zones/asked.ts'
import { zoneReasons } from '../zones/reasons.ts'
import { allowedIn } from '../zones/zones.ts'
import type { Around, OwnAnswer } from './own-answer.ts'
import { tableAnswer } from './table.ts'

/** What those tools say of a product that it concerns, for usual rooms and tables. */
export function ownAnswers(product: LightProduct, around: Around) {
  const bulb = brightestFor(product, around)
  return toolList.flatMap(({ path, title }) => {
    const answer = ownAnswer(path, product, bulb, around)
    return answer ? [{ path, title, ...answer }] : []
  })
}

function ownAnswer(path: ToolPath, product: LightProduct, bulb: LightProduct | null, around: Around): OwnAnswer | null {
  const isBulb = product.type === 'lightsource'
  switch (path) {
    case paths.lightBulb:
      return isBulb ? lampsAnswer(product, around) : bulbAnswer(product, bulb, around)
    case paths.lightCost:
      return costAnswer(product, isBulb ? product : bulb, around)
    case paths.lightRoom:
      return isBulb ? null : roomAnswer(product, bulb, around)
    case paths.lightTable:
      return product.measured?.kind === 'pendant' ? tableAnswer(product, around) : null
    case paths.lightBathroom:
      return isBulb ? null : zoneAnswer(product, around)
  }
}

/** The address of a tool that is asked nothing else. */
export const noQuery = new URLSearchParams()

const bulbVerdicts = (lamp: LightProduct, { bulbs, lamps }: Around) =>
  verdictsOf(askedOfFit(noQuery), { lamp, bulb: null, bulbs, lamps }) ?? []

/** Of the bulbs that fit a lamp the one with the most light; null for none. */
function brightestFor(lamp: LightProduct, around: Around): LightProduct | null {
  if (lamp.type === 'lightsource' || lamp.facts.luminousFlux) return null
  const fitting = bulbVerdicts(lamp, around).flatMap(({ product, fit }) => (fit.answer === 'yes' ? [product] : []))
  const light = ({ facts }: LightProduct) => facts.luminousFlux ?? 0
  return fitting.toSorted((one, other) => light(other) - light(one))[0] ?? null
}

function bulbAnswer(lamp: LightProduct, bulb: LightProduct | null, around: Around): OwnAnswer {
  const { t } = around.language
  const query = `?lamp=${lamp.slug}`
  const { socket, lightsourceIncluded, effect, luminousFlux } = lamp.facts
  if (socket === null && lightsourceIncluded) return { query, sentence: t('light.fixedNo') }
  const verdicts = bulbVerdicts(lamp, around)
  const count = verdicts.filter(({ fit }) => fit.answer === 'yes').length
  const fits = t('ownLight.bulbs', { count, all: verdicts.length })
  const best = bulb?.facts
  if (!bulb || !best?.luminousFlux || effect || luminousFlux) return { query, sentence: fits }
  const values = { lumens: lumens(best.luminousFlux, around.language), watts: watts(best.effect, around.language) }
  return { query, sentence: `${fits} ${t('ownLight.brightest', { bulb: formatFullName(bulb), ...values })}` }
}

function lampsAnswer(bulb: LightProduct, { bulbs, lamps, language }: Around): OwnAnswer {
  const verdicts = verdictsOf(askedOfFit(noQuery), { lamp: null, bulb, bulbs, lamps }) ?? []
  const counts = { count: verdicts.filter(({ fit }) => fit.answer === 'yes').length, all: verdicts.length }
  return { query: `?bulb=${bulb.slug}`, sentence: language.t('ownLight.lamps', counts) }
}

/** Of a light source, of a lamp with its light in it, or of the brightest bulb for a lamp. */
function costAnswer(product: LightProduct, source: LightProduct | null, { currency, language }: Around) {
  const { effect } = product.facts
  if (!effect && !source) return null
  const query = source ? `?bulb=${source.slug}` : `?power=${effect}`
  const compared = compareCosts(askedOfCost(new URLSearchParams(query)), source, currency)
  if (!compared) return null
  const { hours } = compared
  const cost = formatAmount(Math.round(compared.cost.now * 100) / 100, currency, language.locale)
  const sentence =
    source && source !== product
      ? language.t('ownLight.costWith', { cost, hours, bulb: formatFullName(source) })
      : language.t('ownLight.cost', { cost, hours })
  return { query, sentence }
}

/** A wider beam lights a room, like light without one, in degrees; what counts as directional. */
const widest = 120
/** Where a beam's circle is said, in m below the lamp. */
const below = 2

/** Lights no room indoors. */
const isOutdoors = ({ categories }: LightProduct) => categories[0] === 'outdoor'

/** Of a living room as the tool takes it to be, the part that this lamp alone would light. */
function roomAnswer(lamp: LightProduct, bulb: LightProduct | null, { language }: Around): OwnAnswer | null {
  const light = bulb?.facts.luminousFlux ?? lumensOf(lamp)
  const room = roomOf(askedOfRoom(noQuery))
  if (light === null || !room) return null
  const beam = lamp.facts.beam ?? bulb?.facts.beam ?? null
  const circle = beam === null ? null : beamDiameter(beam, below)
  if (beam !== null && beam <= widest && circle !== null) {
    const values = { lumens: lumens(light, language), beam: figure(beam, language), wide: cm(circle * 1000, language) }
    return { query: `?lamps=${lamp.id}`, sentence: language.t('ownLight.beam', values) }
  }
  const { lumens: usual, least, area } = neededLight(room)
  const part = (needed: number) => Math.round((light / needed) * area * 2) / 2
  const values = { lumens: lumens(light, language), bright: squareMetres(part(usual), language) }
  const isRoom = !isOutdoors(lamp) && part(usual) > 0
  return {
    query: `?lamps=${lamp.id}`,
    sentence: isRoom
      ? language.t('ownLight.room', { ...values, soft: squareMetres(part(least), language) })
      : language.t('ownLight.light', values),
  }
}

function zoneAnswer(product: LightProduct, { language }: Around): OwnAnswer {
  const allowed = allowedIn(1, hungOverOf(product))
  const keys = { yes: 'ownLight.zones', no: 'ownLight.noZones', unknown: 'ownLight.zonesUnknown' } as const
  return {
    query: `?lamp=${product.slug}`,
    sentence: [language.t(keys[allowed.answer]), ...zoneReasons(allowed, language)].join(' '),
  }
}
