import type { Distribution, Symmetry } from '../distribution.ts'
import { integrateFlux } from '../flux.ts'
import { completeAngles } from './angles.ts'
import { addAngle, findTooLarge, sortFromZero } from './circle.ts'
import { type IesHeader, readHeader } from './ies-header.ts'
import { fileLimits } from './lines.ts'
import { checkLumens, maxLumens, minLumens } from './lumens.ts'
import { describeLoss, parseLuminous, toOutline } from './luminous.ts'
import { findPeak } from './numerals.ts'
import type { ReadResult } from './problem.ts'
import { type FileValue, Reader } from './reader.ts'

const positive = { min: 1e-6, max: 1e7 }
/** Maximum intensity in cd, and in cd per 1000 lm (as for EULUMDAT files). */
const [brightest, brightestPerKilolumen] = [1e11, 1e7]
/** The longest side of an opening, in mm. */
const longestSide = 100_000

/**
 * Reads IES LM-63 of 1986, 1991, 1995, 2002 and 2019, but only type C, and no separate tilt file.
 * LM-63 measures horizontal angles H from the lamp's long axis, and CIE measures C from the axis
 * across the lamp, so C = H + 90.
 */
export function readIes(lines: string[]): ReadResult {
  const { header, warnings, problem } = readHeader(lines)
  if (problem) return { problem }
  const reader = new Reader(createTokenReader(lines, header.end))
  reader.warnings.push(...warnings)
  if (header.hasTilt) skipTilt(reader)
  const lamps = readLamps(reader)
  const angleCount = reader.integer('number of vertical angles', { min: 2, max: fileLimits.angles })
  const planeCount = reader.integer('number of horizontal angles', { min: 1, max: fileLimits.planes })
  const type = reader.integer('photometric type', { min: 1, max: 3 })
  if (type !== 1)
    reader.refuse(
      'photometric type',
      `is ${type === 2 ? 'B' : 'A'}: only type C can be read, export the file as type C`,
    )
  const luminous = readLuminous(reader, header.year)
  const ballast = reader.number('ballast factor', positive)
  const twelfth = reader.number('twelfth field', { min: 0, max: 1e7 })
  const power = reader.number('power', { min: 0, max: 100_000 })
  if (power === 0) reader.warn('power', 'is 0 W: no efficacy can be computed')
  const angles = reader.rising('vertical angles', angleCount, { min: 0, max: 180 })
  const [firstAngle, lastAngle] = [reader.firstLine, reader.line]
  const horizontal = reader.rising('horizontal angles', planeCount, { min: 0, max: 360 })
  const [firstPlane, lastPlane] = [reader.firstLine, reader.line]
  const wrong = reader.problem ? null : checkHorizontal(horizontal)
  if (wrong) reader.refuse('horizontal angles', wrong, wrong.includes('begin') ? firstPlane : lastPlane)
  const rows = reader.rows('candela', planeCount, angleCount, { min: 0, max: brightest })
  const candelaLine = reader.firstLine
  reader.end()
  if (reader.problem) return { problem: reader.problem }
  if ((horizontal.at(-1) ?? 0) > 180 && horizontal.at(-1) !== 360 && horizontal[0] === 0)
    reader.warn('horizontal angles', 'end before 360', lastPlane)
  const whole = completeAngles(angles, rows)
  if (whole.reason !== undefined) {
    const line = whole.reason.startsWith('begin') ? firstAngle : lastAngle
    return { problem: { line, field: 'vertical angles', reason: whole.reason } }
  }
  if (whole.isShort)
    reader.warn('vertical angles', `go from ${angles[0]} to ${angles.at(-1)}: no light beyond them`, lastAngle)
  const factor = lamps.multiplier * ballast * (header.year < 2002 ? twelfth || 1 : 1)
  const found = {
    ...readNames(header),
    ...convertHorizontal(horizontal, whole.rows),
    ...{ angles: whole.angles, size: toOutline(luminous), luminous },
    origin: parseOrigin(header.year, twelfth),
    isAbsolute: lamps.lumens === -1,
  }
  const set = { count: lamps.count, type: header.lamp, flux: 1000, colour: '', rendering: '', power }
  return scaleToKilolumen({ ...found, lampSets: [set] }, reader, {
    ...lamps,
    factor,
    candelaLine,
    planesLine: firstPlane,
  })
}

function readLamps(reader: Reader) {
  const count = reader.integer('lamps', { min: 1, max: 10_000 })
  const lumens = reader.number('lumens for each lamp', { min: -1, max: maxLumens })
  const lumensLine = reader.line
  if (lumens !== -1 && !(count * lumens >= minLumens * (1 - 1e-9) && count * lumens <= maxLumens * (1 + 1e-9)))
    reader.refuse(
      'lumens for each lamp',
      `must be from ${minLumens} to ${maxLumens} for all lamps, or -1 for absolute photometry`,
    )
  return { count, lumens, lumensLine, multiplier: reader.number('multiplier', positive) }
}

function readLuminous(reader: Reader, year: number) {
  const mm = reader.integer('units', { min: 1, max: 2 }) === 1 ? 304.8 : 1000
  const far = Math.floor(longestSide / mm)
  const sides = ['width', 'length', 'height'].map(side => reader.number(side, { min: -far, max: far }) * mm)
  const luminous = parseLuminous(sides, year)
  const lost = describeLoss(luminous)
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
 * Converts candela to cd per 1000 lm. In absolute photometry, the flux is computed from the
 * intensities.
 */
function scaleToKilolumen(candela: Distribution, reader: Reader, lamps: Lamps): ReadResult {
  const { count, lumens, lumensLine, factor, candelaLine, planesLine } = lamps
  const refuse = (line: number, field: string, reason: string) => ({ problem: { line, field, reason } })
  const large = findTooLarge(candela)
  if (large) return refuse(planesLine, 'horizontal angles', large)
  const total = integrateFlux(candela) * factor
  if (!(total >= minLumens))
    return refuse(candelaLine, 'candela', `is less than ${minLumens} lm: correct it or the factors`)
  // Nine digits remove the rounding error of `count * lumens`.
  const flux = candela.isAbsolute ? total : Number((count * lumens).toPrecision(9))
  const scale = (factor * 1000) / flux
  if (!(total <= maxLumens * 1.1 && findPeak(candela.intensities) * scale <= brightestPerKilolumen))
    return refuse(candelaLine, 'candela', `is more than ${maxLumens} lm in total, or the beam is too narrow`)
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

/**
 * Skips the angles and factors of a tilted lamp. The shop shows the luminaire as it normally hangs,
 * so they are not used.
 */
function skipTilt(reader: Reader) {
  reader.integer('geometry of the lamp', { min: 1, max: 3 })
  const count = reader.integer('number of tilts', { min: 1, max: fileLimits.angles })
  reader.rising('tilts', count, { min: 0, max: 180 })
  for (let at = 0; at < count && !reader.problem; at++) reader.number('factor of a tilt', { min: 0, max: 1000 })
  reader.warn('TILT', 'its factors are not used: they apply to a tilted lamp')
}

/**
 * Converts the file generation type (LM-63-19, 5.13) to an origin: 1.0001 means simulated; 1, and
 * 1.1 or more, mean measured in a laboratory.
 */
function parseOrigin(year: number, twelfth: number): Distribution['origin'] {
  if (year < 2019) return null
  const type = Math.round(twelfth * 1e5)
  if (type === 100_010) return 'computed'
  return type === 100_000 || type >= 110_000 ? 'measured' : null
}

const readNames = ({ keywords }: IesHeader) => ({
  maker: keywords.get('MANUFAC') ?? '',
  name: keywords.get('LUMINAIRE') ?? '',
  number: keywords.get('LUMCAT') ?? '',
  report: keywords.get('TEST') ?? '',
  date: keywords.get('ISSUEDATE') ?? keywords.get('DATE') ?? '',
  tilt: 0,
})

/** Says why horizontal angles cannot belong to a file of type C; null if they can. */
function checkHorizontal(angles: number[]): string | null {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  if (angles.length === 1) return first === 0 ? null : `must begin at 0, not at ${first}`
  if (first === 90) return last === 270 ? null : `from 90 must end at 270, not at ${last}`
  if (first !== 0) return `must begin at 0, not at ${first}`
  return last === 90 || last === 180 || last > 180 ? null : `must end at 0, 90, 180 or 360, not at ${last}`
}

/** Converts LM-63's horizontal angles and their values to CIE's planes: C = H + 90. */
function convertHorizontal(angles: number[], rows: number[][]) {
  const [first = 0, last = 0] = [angles[0], angles.at(-1)]
  const toPlanes = (symmetry: Symmetry, planes: number[], intensities: number[][]) => ({
    symmetry,
    planes,
    intensities,
  })
  if (angles.length === 1) return toPlanes('rotational', [0], rows)
  // H from 0 to 90 is C from 90 to 180. The lamp is symmetric, so that equals C from 90 down to 0.
  if (last === 90) return toPlanes('quarter', angles.map(angle => addAngle(90, -angle)).reverse(), rows.toReversed())
  if (last === 180)
    return toPlanes(
      'lengthwise',
      angles.map(angle => addAngle(angle, 90)),
      rows,
    )
  // H from 90 to 270 is C from 180 to 360. Mirrored at C0–C180, that equals C from 180 down to 0.
  if (first === 90) return toPlanes('half', angles.map(angle => addAngle(270, -angle)).reverse(), rows.toReversed())
  const whole = angles.map((angle, at) => ({ plane: addAngle(angle, 90), row: rows[at] ?? [] }))
  return sortFromZero(last === 360 ? whole.slice(0, -1) : whole)
}

/**
 * Returns a function that reads the values after `TILT=` one by one; spaces, commas and line ends
 * separate them.
 */
function createTokenReader(lines: string[], from: number): () => FileValue | null {
  let line = from
  let values: string[] = []
  let at = 0
  return () => {
    while (at >= values.length) {
      const text = lines[line]
      if (text === undefined) return null
      values = text.split(/[\s,]+/).filter(value => value !== '')
      line += 1
      at = 0
    }
    const text = values[at] ?? ''
    at += 1
    return { text, line }
  }
}
