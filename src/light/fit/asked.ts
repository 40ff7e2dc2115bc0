import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { createFieldReader } from '../parts/reader.ts'
import type { Bulb, DimmerFacts, Holder } from './fit.ts'
import { type BulbShape, shapes } from './shapes.ts'

export const fitFields = lightFields.lightBulb

/** Parses the query of `/light/bulb`. All parameters are optional. */
export function parseFitQuery(query: URLSearchParams) {
  const { number, word, text } = createFieldReader(query)
  return {
    lamp: text('lamp'),
    bulb: text('bulb'),
    shape: shapes.find(({ name }) => name.toLowerCase() === text('shape')) ?? null,
    length: number('length', fitFields.length),
    power: number('power', fitFields.power),
    closed: word('closed', fitFields.closed),
    dimmer: word('dimmer', fitFields.dimmer),
    least: number('least', fitFields.least),
    most: number('most', fitFields.most),
    count: number('count', fitFields.count),
  }
}

export type FitQuery = ReturnType<typeof parseFitQuery>

/** Returns the dimmer of a query; null if there is no dimmer. */
export function toDimmer({ dimmer, least, most }: FitQuery): DimmerFacts | null {
  if (dimmer === 'none') return null
  return { kind: dimmer === 'unknown' ? null : dimmer, least: least.value, most: most.value }
}

/** Returns a bulb that the visitor has at home. Facts that they did not type are unknown. */
export const toHomeBulb = (shape: BulbShape, { length, power, closed }: FitQuery): Bulb => ({
  cap: shape.cap,
  power: power.value,
  diameter: shape.diameter,
  length: length.value,
  isForClosed: closed === 'unknown' ? null : closed === 'yes',
  isDimmable: null,
  dimmers: null,
})

/**
 * Converts a light source of the shop to a `Bulb`. The height of a bulb is its length from the
 * lampholder.
 */
export function toBulb({ facts }: LightProduct): Bulb {
  const [size] = facts.dimensions
  return {
    cap: facts.socket,
    power: facts.effect,
    diameter: size?.diameter ?? size?.width ?? null,
    length: size?.height ?? size?.length ?? null,
    isForClosed: facts.approvedForClosed,
    isDimmable: facts.dimmable,
    dimmers: facts.dimmers,
  }
}

/** Collects a lamp's facts about the bulbs that it accepts. */
export function toHolder({ facts }: LightProduct): Holder {
  const { maxBulbSize: room, lightsourceIncluded, socket, maxEffect, closedShade } = facts
  return {
    isFixed: socket === null ? lightsourceIncluded : false,
    cap: socket,
    most: maxEffect,
    room: { diameter: room?.diameter ?? room?.width ?? null, length: room?.height ?? room?.length ?? null },
    isClosed: closedShade,
  }
}
