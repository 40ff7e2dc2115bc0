import type { Language } from '#client/i18n/use-translate.ts'
import { moneyText } from '#client/money/money.ts'
import * as paths from '#client/paths.ts'
import { askedOf as askedOfCost, comparedOf } from './cost/asked.ts'
import { askedOf as askedOfFit } from './fit/asked.ts'
import { verdictsOf } from './fit/verdicts.ts'
import type { LightProduct } from './lamps/light-product.ts'
import { lumens } from './parts/figures.ts'
import type { ToolPath } from './parts/tools.ts'
import { lumensOf } from './room/asked.ts'
import { arrangementOf, askedOf as askedOfTable, settingOf } from './table/asked.ts'
import { hungOf } from './zones/asked.ts'
import { allowedIn } from './zones/zones.ts'

/** A tool's answer about one product, and its query with the product chosen. */
export interface OwnAnswer {
  query: string
  sentence: string
}

interface Around {
  bulbs: LightProduct[]
  lamps: LightProduct[]
  currency: string
  language: Language
}

/** What the tools say of a product, for usual rooms and tables; null where it is not concerned. */
export function ownAnswer(path: ToolPath, product: LightProduct, around: Around): OwnAnswer | null {
  const isBulb = product.type === 'lightsource'
  switch (path) {
    case paths.lightBulb:
      return bulbAnswer(product, isBulb, around)
    case paths.lightCost:
      return costAnswer(product, isBulb, around)
    case paths.lightRoom:
      return isBulb ? null : roomAnswer(product, around)
    case paths.lightTable:
      return product.measured?.kind === 'pendant' ? tableAnswer(product, around) : null
    case paths.lightBathroom:
      return isBulb ? null : zoneAnswer(product, around)
  }
}

/** The address of a tool that is asked nothing else. */
const nothing = new URLSearchParams()
const nameOf = ({ name, finish }: LightProduct) => `${name}, ${finish}`

function bulbAnswer(product: LightProduct, isBulb: boolean, { bulbs, lamps, language }: Around): OwnAnswer {
  const { t } = language
  const chosen = isBulb ? { lamp: null, bulb: product } : { lamp: product, bulb: null }
  const verdicts = verdictsOf(askedOfFit(nothing), { ...chosen, bulbs, lamps }) ?? []
  const counts = { count: verdicts.filter(({ fit }) => fit.answer === 'yes').length, all: verdicts.length }
  if (isBulb)
    return { query: `?bulb=${product.slug}`, sentence: t('light.lampsFit', { ...counts, bulb: nameOf(product) }) }
  const isBuiltIn = product.facts.socket === null && product.facts.lightsourceIncluded
  const sentence = isBuiltIn ? t('light.fixedNo') : t('light.bulbsFit', { ...counts, lamp: nameOf(product) })
  return { query: `?lamp=${product.slug}`, sentence }
}

/** Of a light source, or of a lamp with its light in it. */
function costAnswer(
  { slug, facts }: LightProduct,
  isBulb: boolean,
  { bulbs, currency, language }: Around,
): OwnAnswer | null {
  if (!facts.effect) return null
  const query = isBulb ? `?bulb=${slug}` : `?power=${facts.effect}`
  const bulb = bulbs.find(one => one.slug === slug) ?? null
  const compared = comparedOf(askedOfCost(new URLSearchParams(query)), bulb, currency)
  if (!compared) return null
  const { now } = compared.cost
  const cost = moneyText(Math.round(now * 100) / 100, currency, language.locale)
  return { query, sentence: language.t('light.ownCost', { cost, hours: compared.hours }) }
}

function roomAnswer(product: LightProduct, { language }: Around): OwnAnswer | null {
  const light = lumensOf(product)
  if (light === null) return null
  const key = product.facts.luminousFlux ? 'light.ownLight' : 'light.ownLightOfBulb'
  return { query: `?lamps=${product.id}`, sentence: language.t(key, { lumens: lumens(light, language) }) }
}

function tableAnswer(product: LightProduct, { language }: Around): OwnAnswer | null {
  const setting = settingOf(askedOfTable(nothing))
  const arrangement = setting && arrangementOf(setting, product)
  if (!setting || !arrangement) return null
  const { length, width } = setting.table
  const size = `${length / 10} × ${width / 10} cm`
  const key = arrangement.answer === 'no' ? 'light.ownNoTable' : 'light.ownTable'
  return {
    query: `?lamp=${product.slug}`,
    sentence: language.t(key, { count: arrangement.hung.count, size }),
  }
}

function zoneAnswer(product: LightProduct, { language }: Around): OwnAnswer {
  const { answer } = allowedIn(1, hungOf(product))
  const keys = { yes: 'light.ownZones', no: 'light.ownNoZones', unknown: 'light.ownZonesUnknown' } as const
  return { query: `?lamp=${product.slug}`, sentence: language.t(keys[answer]) }
}
