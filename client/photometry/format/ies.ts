import type { Distribution } from '../distribution.ts'
import { integralOf } from '../flux.ts'
import { type Header, readHeader } from './ies-header.ts'
import { planesOfHorizontal, wrongHorizontal } from './ies-planes.ts'
import { luminousOf } from './ies-size.ts'
import { tokensOf } from './ies-tokens.ts'
import { limits } from './lines.ts'
import type { Read } from './problem.ts'
import { Reader } from './reader.ts'

const positive = { min: 1e-6, max: 1e7 }
/** Least flux of lamps, in lm. */
const least = 0.1
const far = { min: -1000, max: 1000 }

/**
 * Reads IES LM-63 of 1986, 1991, 1995, 2002 and 2019: type C only, without a second file for its
 * tilt. LM-63 counts its horizontal angles from the lamp's length, CIE from across it: C = H + 90.
 */
export function readIes(lines: string[]): Read {
  const { header, warnings, problem } = readHeader(lines)
  if (problem) return { problem }
  const reader = new Reader(tokensOf(lines, header.end))
  reader.warnings.push(...warnings)
  if (header.hasTilt) skipTilt(reader)
  const lamps = reader.integer('lamps', { min: 1, max: 10_000 })
  const lumens = reader.number('lumens for each lamp', { min: -1, max: 1e7 })
  if (lumens !== -1 && lumens < least)
    reader.refuse('lumens for each lamp', `must be from ${least}, or -1 for absolute photometry`)
  const multiplier = reader.number('multiplier', positive)
  const angleCount = reader.integer('number of vertical angles', { min: 2, max: limits.angles })
  const planeCount = reader.integer('number of horizontal angles', { min: 1, max: limits.planes })
  const type = reader.integer('photometric type', { min: 1, max: 3 })
  if (type !== 1) reader.refuse('photometric type', `is ${type === 2 ? 'B' : 'A'}: only type C can be read`)
  const mm = reader.integer('units', { min: 1, max: 2 }) === 1 ? 304.8 : 1000
  const sides = ['width', 'length', 'height'].map(side => reader.number(side, far) * mm)
  const ballast = reader.number('ballast factor', positive)
  const twelfth = reader.number('twelfth field', { min: 0, max: 1e7 })
  const power = reader.number('power', { min: 0, max: 100_000 })
  if (power === 0) reader.warn('power', 'is 0 W: no efficacy follows')
  const angles = reader.rising('vertical angles', angleCount, { min: 0, max: 180 })
  const [from, to] = [angles[0], angles.at(-1)]
  if (!((from === 0 || from === 90) && (to === 90 || to === 180) && from < to))
    reader.refuse('vertical angles', `go from 0 or 90 to 90 or 180, not from ${from} to ${to}`)
  const horizontal = reader.rising('horizontal angles', planeCount, { min: 0, max: 360 })
  reader.refuseFirst('horizontal angles', wrongHorizontal(horizontal))
  const rows = reader.rows('candela', planeCount, angleCount, { min: 0, max: 1e7 })
  reader.end()
  if (reader.problem) return { problem: reader.problem }
  if ((horizontal.at(-1) ?? 0) > 180 && horizontal.at(-1) !== 360 && horizontal[0] === 0)
    reader.warn('horizontal angles', 'end before 360', 0)
  const factor = multiplier * ballast * (header.year < 2002 ? twelfth || 1 : 1)
  const found = {
    ...describe(header),
    ...planesOfHorizontal(horizontal, rows),
    angles,
    size: luminousOf(sides),
    luminous: luminousOf(sides),
  }
  return scaled(found, reader, {
    lamps,
    lumens,
    power,
    factor,
    origin: originOf(header.year, twelfth),
    type: header.lamp,
  })
}

type Found = Omit<Distribution, 'lampSets' | 'isAbsolute' | 'origin'>
interface Lamps {
  lamps: number
  lumens: number
  power: number
  factor: number
  origin: Distribution['origin']
  type: string
}

/**
 * From candela to cd for 1000 lm; of absolute photometry the flux is what the intensities yield.
 */
function scaled(found: Found, { warnings }: Reader, { lamps, lumens, power, factor, origin, type }: Lamps): Read {
  const isAbsolute = lumens === -1
  const set = { count: lamps, type, flux: 1000, colour: '', rendering: '', power }
  const candela: Distribution = { ...found, lampSets: [set], isAbsolute, origin }
  const total = integralOf(candela) * factor
  const flux = isAbsolute ? total : lamps * lumens
  const scale = (factor * 1000) / flux
  if (!(total > least / 100 && flux >= least && Number.isFinite(scale)))
    return { problem: { line: 0, field: 'candela', reason: 'is 0 everywhere' } }
  const ratio = total / flux
  if (ratio > 1.05) {
    const reason = `yields ${(ratio * 100).toFixed(1)} % of the lamps' flux: more than there is`
    return { problem: { line: 0, field: 'candela', reason } }
  }
  return {
    warnings,
    distribution: {
      ...candela,
      intensities: found.intensities.map(row => row.map(value => value * scale)),
      lampSets: [{ ...set, flux }],
    },
  }
}

/** The lamp's own angles and factors: it is shown as it hangs, and so is its light. */
function skipTilt(reader: Reader) {
  reader.integer('geometry of the lamp', { min: 1, max: 3 })
  const count = reader.integer('number of tilts', { min: 1, max: limits.angles })
  reader.rising('tilts', count, { min: 0, max: 180 })
  for (let at = 0; at < count && !reader.problem; at++) reader.number('factor of a tilt', { min: 0, max: 1000 })
  reader.warn('TILT', 'its factors are not used: they are for a lamp that is turned')
}

/**
 * The file generation type of 2019 (LM-63-19, 5.13): 1.0001 simulated, 1 and above 1.1 in a
 * laboratory.
 */
function originOf(year: number, twelfth: number): Distribution['origin'] {
  if (year < 2019) return null
  const type = Math.round(twelfth * 1e5)
  if (type === 100_010) return 'computed'
  return type === 100_000 || type >= 110_000 ? 'measured' : null
}

const describe = ({ keywords }: Header) => ({
  maker: keywords.get('MANUFAC') ?? '',
  name: keywords.get('LUMINAIRE') ?? '',
  number: keywords.get('LUMCAT') ?? '',
  report: keywords.get('TEST') ?? '',
  date: keywords.get('ISSUEDATE') ?? keywords.get('DATE') ?? '',
  tilt: 0,
})
