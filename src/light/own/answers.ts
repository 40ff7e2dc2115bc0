import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { formatFullName } from '../../shared/content/shapes/full-name.ts'
import { beamDiameter } from '../../shared/photometry/formulas/cone.ts'
import { parseCostQuery as askedOfCost, compareCosts } from '../cost/asked.ts'
import { parseFitQuery as askedOfFit } from '../fit/asked.ts'
import { findVerdicts } from '../fit/verdicts.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { formatCm, formatFigure, formatLumens, formatSquareMetres, formatWatts } from '../parts/figures.ts'
import { type ToolPath, toolList } from '../parts/tools.ts'
import { parseRoomQuery as askedOfRoom, findLampLumens, toRoom } from '../room/asked.ts'
import { computeNeededLight } from '../room/room.ts'
import { toZoneFacts } from '../zones/asked.ts'
import { formatZoneReasons } from '../zones/reasons.ts'
import { checkZone } from '../zones/zones.ts'
import type { Around, OwnAnswer } from './own-answer.ts'
import { answerTable } from './table.ts'

/** Lists the answers of all tools that apply to a product, for a usual room and usual tables. */
export function listOwnAnswers(product: LightProduct, around: Around) {
  const bulb = findBrightestBulb(product, around)
  return toolList.flatMap(({ path, title }) => {
    const answer = answerFor(path, product, bulb, around)
    return answer ? [{ path, title, ...answer }] : []
  })
}

function answerFor(path: ToolPath, product: LightProduct, bulb: LightProduct | null, around: Around): OwnAnswer | null {
  const isBulb = product.type === 'lightsource'
  switch (path) {
    case paths.lightBulb:
      return isBulb ? answerLamps(product, around) : answerBulbs(product, bulb, around)
    case paths.lightCost:
      return answerCost(product, isBulb ? product : bulb, around)
    case paths.lightRoom:
      return isBulb ? null : answerRoom(product, bulb, around)
    case paths.lightTable:
      return product.measured?.kind === 'pendant' ? answerTable(product, around) : null
    case paths.lightBathroom:
      return isBulb ? null : answerZones(product, around)
  }
}

/** A query without parameters, for which every tool uses its defaults. */
export const emptyQuery = new URLSearchParams()

const bulbVerdicts = (lamp: LightProduct, { bulbs, lamps }: Around) =>
  findVerdicts(askedOfFit(emptyQuery), { lamp, bulb: null, bulbs, lamps }) ?? []

/** Finds the brightest bulb that fits a lamp; null if none fits, or the light is built in. */
function findBrightestBulb(lamp: LightProduct, around: Around): LightProduct | null {
  if (lamp.type === 'lightsource' || lamp.facts.luminousFlux) return null
  const fitting = bulbVerdicts(lamp, around).flatMap(({ product, fit }) => (fit.answer === 'yes' ? [product] : []))
  const light = ({ facts }: LightProduct) => facts.luminousFlux ?? 0
  return fitting.toSorted((one, other) => light(other) - light(one))[0] ?? null
}

function answerBulbs(lamp: LightProduct, bulb: LightProduct | null, around: Around): OwnAnswer {
  const { t } = around.language
  const query = `?lamp=${lamp.slug}`
  const { socket, lightsourceIncluded, effect, luminousFlux } = lamp.facts
  if (socket === null && lightsourceIncluded) return { query, sentence: t('light.fixedNo') }
  const verdicts = bulbVerdicts(lamp, around)
  const count = verdicts.filter(({ fit }) => fit.answer === 'yes').length
  const fits = t('ownLight.bulbs', { count, all: verdicts.length })
  const best = bulb?.facts
  if (!bulb || !best?.luminousFlux || effect || luminousFlux) return { query, sentence: fits }
  const values = {
    lumens: formatLumens(best.luminousFlux, around.language),
    watts: formatWatts(best.effect, around.language),
  }
  return { query, sentence: `${fits} ${t('ownLight.brightest', { bulb: formatFullName(bulb), ...values })}` }
}

function answerLamps(bulb: LightProduct, { bulbs, lamps, language }: Around): OwnAnswer {
  const verdicts = findVerdicts(askedOfFit(emptyQuery), { lamp: null, bulb, bulbs, lamps }) ?? []
  const counts = { count: verdicts.filter(({ fit }) => fit.answer === 'yes').length, all: verdicts.length }
  return { query: `?bulb=${bulb.slug}`, sentence: language.t('ownLight.lamps', counts) }
}

/**
 * Says what a year of light costs, with a light source, a lamp with built-in light, or a lamp with
 * the brightest bulb that fits.
 */
function answerCost(product: LightProduct, source: LightProduct | null, { currency, language }: Around) {
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

/** Light counts as directional if the beam angle is at most this, in degrees. */
const widest = 120
/** The diameter of the beam is given at this distance below the lamp, in m. */
const below = 2

const isOutdoors = ({ categories }: LightProduct) => categories[0] === 'outdoor'

/**
 * Says how large a part of a usual living room this lamp alone would light. For directional light,
 * it says how wide the beam is instead.
 */
function answerRoom(lamp: LightProduct, bulb: LightProduct | null, { language }: Around): OwnAnswer | null {
  const light = bulb?.facts.luminousFlux ?? findLampLumens(lamp)
  const room = toRoom(askedOfRoom(emptyQuery))
  if (light === null || !room) return null
  const beam = lamp.facts.beam ?? bulb?.facts.beam ?? null
  const circle = beam === null ? null : beamDiameter(beam, below)
  if (beam !== null && beam <= widest && circle !== null) {
    const values = {
      lumens: formatLumens(light, language),
      beam: formatFigure(beam, language),
      wide: formatCm(circle * 1000, language),
    }
    return { query: `?lamps=${lamp.id}`, sentence: language.t('ownLight.beam', values) }
  }
  const { lumens: usual, least, area } = computeNeededLight(room)
  const part = (needed: number) => Math.round((light / needed) * area * 2) / 2
  const values = { lumens: formatLumens(light, language), bright: formatSquareMetres(part(usual), language) }
  const isRoom = !isOutdoors(lamp) && part(usual) > 0
  return {
    query: `?lamps=${lamp.id}`,
    sentence: isRoom
      ? language.t('ownLight.room', { ...values, soft: formatSquareMetres(part(least), language) })
      : language.t('ownLight.light', values),
  }
}

function answerZones(product: LightProduct, { language }: Around): OwnAnswer {
  const allowed = checkZone(1, toZoneFacts(product))
  const keys = { yes: 'ownLight.zones', no: 'ownLight.noZones', unknown: 'ownLight.zonesUnknown' } as const
  return {
    query: `?lamp=${product.slug}`,
    sentence: [language.t(keys[allowed.answer]), ...formatZoneReasons(allowed, language)].join(' '),
  }
}
