import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { reader } from '../parts/reader.ts'
import type { Bulb, DimmerFacts, Holder } from './fit.ts'
import { type BulbShape, shapes } from './shapes.ts'

export const fitFields = lightFields.lightBulb

/** What `/light/bulb` is asked: a lamp, a bulb, a bulb at home, a dimmer; each may be missing. */
export function parseFitQuery(query: URLSearchParams) {
  const { number, word, text } = reader(query)
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

/** The dimmer that is asked about; null for none. */
export function dimmerOf({ dimmer, least, most }: FitQuery): DimmerFacts | null {
  if (dimmer === 'none') return null
  return { kind: dimmer === 'unknown' ? null : dimmer, least: least.value, most: most.value }
}

/** A bulb at home: what its package did not say is not known. */
export const homeBulb = (shape: BulbShape, { length, power, closed }: FitQuery): Bulb => ({
  cap: shape.cap,
  power: power.value,
  diameter: shape.diameter,
  length: length.value,
  isForClosed: closed === 'unknown' ? null : closed === 'yes',
  isDimmable: null,
  dimmers: null,
})

/** A light source of the shop: its height is its length from the lampholder. */
export function bulbOf({ facts }: LightProduct): Bulb {
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

/** What a lamp takes. */
export function holderOf({ facts }: LightProduct): Holder {
  const { maxBulbSize: room, lightsourceIncluded, socket, maxEffect, closedShade } = facts
  return {
    isFixed: socket === null ? lightsourceIncluded : false,
    cap: socket,
    most: maxEffect,
    room: { diameter: room?.diameter ?? room?.width ?? null, length: room?.height ?? room?.length ?? null },
    isClosed: closedShade,
  }
}
