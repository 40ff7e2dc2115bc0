import type { Distribution } from '../distribution.ts'
import { integralOf } from '../flux.ts'
import { completed } from './angles.ts'
import { findTooLarge } from './circle.ts'
import { type IesHeader, readHeader } from './ies-header.ts'
import { planesOfHorizontal, wrongHorizontal } from './ies-planes.ts'
import { tokensOf } from './ies-tokens.ts'
import { fileLimits } from './lines.ts'
import { checkLumens, least, most } from './lumens.ts'
import { lostOf, luminousOf, luminousOutline } from './luminous.ts'
import { peakIn } from './numerals.ts'
import type { Read } from './problem.ts'
import { Reader } from './reader.ts'

const positive = { min: 1e-6, max: 1e7 }
/** In cd, and in cd for 1000 lm as EULUMDAT has it. */
const [brightest, brightestPerKilolumen] = [1e11, 1e7]
/** The longest side of an opening, in mm. */
const longest = 100_000

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
  const lamps = readLamps(reader)
  const angleCount = reader.integer('number of vertical angles', { min: 2, max: fileLimits.angles })
  const planeCount = reader.integer('number of horizontal angles', { min: 1, max: fileLimits.planes })
  const type = reader.integer('photometric type', { min: 1, max: 3 })
  if (type !== 1)
    reader.refuse('photometric type', `is ${type === 2 ? 'B' : 'A'}: only type C can be read, export it as that`)
  const luminous = readLuminous(reader, header.year)
  const ballast = reader.number('ballast factor', positive)
  const twelfth = reader.number('twelfth field', { min: 0, max: 1e7 })
  const power = reader.number('power', { min: 0, max: 100_000 })
  if (power === 0) reader.warn('power', 'is 0 W: no efficacy follows')
  const angles = reader.rising('vertical angles', angleCount, { min: 0, max: 180 })
  const [firstAngle, lastAngle] = [reader.firstLine, reader.line]
  const horizontal = reader.rising('horizontal angles', planeCount, { min: 0, max: 360 })
  const [firstPlane, lastPlane] = [reader.firstLine, reader.line]
  const wrong = reader.problem ? null : wrongHorizontal(horizontal)
  if (wrong) reader.refuse('horizontal angles', wrong, wrong.includes('begin') ? firstPlane : lastPlane)
  const rows = reader.rows('candela', planeCount, angleCount, { min: 0, max: brightest })
  const candelaLine = reader.firstLine
  reader.end()
  if (reader.problem) return { problem: reader.problem }
  if ((horizontal.at(-1) ?? 0) > 180 && horizontal.at(-1) !== 360 && horizontal[0] === 0)
    reader.warn('horizontal angles', 'end before 360', lastPlane)
  const whole = completed(angles, rows)
  if (whole.reason !== undefined) {
    const line = whole.reason.startsWith('begin') ? firstAngle : lastAngle
    return { problem: { line, field: 'vertical angles', reason: whole.reason } }
  }
  if (whole.isShort)
    reader.warn('vertical angles', `go from ${angles[0]} to ${angles.at(-1)}: no light beyond them`, lastAngle)
  const factor = lamps.multiplier * ballast * (header.year < 2002 ? twelfth || 1 : 1)
  const found = {
    ...describe(header),
    ...planesOfHorizontal(horizontal, whole.rows),
    ...{ angles: whole.angles, size: luminousOutline(luminous), luminous },
    origin: originOf(header.year, twelfth),
    isAbsolute: lamps.lumens === -1,
  }
  const set = { count: lamps.count, type: header.lamp, flux: 1000, colour: '', rendering: '', power }
  return scaled({ ...found, lampSets: [set] }, reader, { ...lamps, factor, candelaLine, planesLine: firstPlane })
}

function readLamps(reader: Reader) {
  const count = reader.integer('lamps', { min: 1, max: 10_000 })
  const lumens = reader.number('lumens for each lamp', { min: -1, max: most })
  const lumensLine = reader.line
  if (lumens !== -1 && !(count * lumens >= least * (1 - 1e-9) && count * lumens <= most * (1 + 1e-9)))
    reader.refuse(
      'lumens for each lamp',
      `must be from ${least} to ${most} for all lamps, or -1 for absolute photometry`,
    )
  return { count, lumens, lumensLine, multiplier: reader.number('multiplier', positive) }
}

function readLuminous(reader: Reader, year: number) {
  const mm = reader.integer('units', { min: 1, max: 2 }) === 1 ? 304.8 : 1000
  const far = Math.floor(longest / mm)
  const sides = ['width', 'length', 'height'].map(side => reader.number(side, { min: -far, max: far }) * mm)
  const luminous = luminousOf(sides, year)
  const lost = lostOf(luminous)
  if (lost) reader.warn('luminous area', lost)
  return luminous
}

interface Lamps {
  count: number
  lumens: number
  lumensLine: number
  factor: number
  candelaLine: number
  planesLine: number
}

/**
 * From candela to cd for 1000 lm; of absolute photometry the flux is what the intensities yield.
 */
function scaled(candela: Distribution, reader: Reader, lamps: Lamps): Read {
  const { count, lumens, lumensLine, factor, candelaLine, planesLine } = lamps
  const refuse = (line: number, field: string, reason: string) => ({ problem: { line, field, reason } })
  const large = findTooLarge(candela)
  if (large) return refuse(planesLine, 'horizontal angles', large)
  const total = integralOf(candela) * factor
  if (!(total >= least))
    return refuse(candelaLine, 'candela', `yields less than ${least} lm: correct it or the factors`)
  // Without the rounding errors of lumens for each lamp.
  const flux = candela.isAbsolute ? total : Number((count * lumens).toPrecision(9))
  const scale = (factor * 1000) / flux
  if (!(total <= most * 1.1 && peakIn(candela.intensities) * scale <= brightestPerKilolumen))
    return refuse(candelaLine, 'candela', `yields more than ${most} lm, or a beam that is too narrow`)
  if (!candela.isAbsolute) checkLumens(reader, 'lumens for each lamp', (total / flux) * 100, lumensLine)
  if (reader.problem) return { problem: reader.problem }
  return {
    warnings: reader.warnings,
    distribution: {
      ...candela,
      intensities: candela.intensities.map(row => row.map(value => value * scale)),
      lampSets: [{ ...candela.lampSets[0], flux }],
    },
  }
}

/** The lamp's own angles and factors: it is shown as it hangs, and so is its light. */
function skipTilt(reader: Reader) {
  reader.integer('geometry of the lamp', { min: 1, max: 3 })
  const count = reader.integer('number of tilts', { min: 1, max: fileLimits.angles })
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

const describe = ({ keywords }: IesHeader) => ({
  maker: keywords.get('MANUFAC') ?? '',
  name: keywords.get('LUMINAIRE') ?? '',
  number: keywords.get('LUMCAT') ?? '',
  report: keywords.get('TEST') ?? '',
  date: keywords.get('ISSUEDATE') ?? keywords.get('DATE') ?? '',
  tilt: 0,
})
