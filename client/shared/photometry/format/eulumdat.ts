import type { Distribution, LampSet, Luminous, Size, Symmetry } from '../distribution.ts'
import { computeFlux, integrateFlux } from '../flux.ts'
import { checkPlanes, completeAngles, findKnownPlanes } from './angles.ts'
import { findTooLarge } from './circle.ts'
import { fileLimits } from './lines.ts'
import { checkLumens, maxLumens, minLumens } from './lumens.ts'
import type { ReadResult } from './problem.ts'
import { Reader } from './reader.ts'

const lengthBounds = { min: 0, max: 100_000 }
const angleBounds = { min: 0, max: 360 }
const symmetries: Symmetry[] = ['none', 'rotational', 'half', 'lengthwise', 'quarter']

/**
 * Reads EULUMDAT, which has one value per line, identified by its position (A. Stockmar, "EULUMDAT,
 * ein Leuchtendatenformat für den europäischen Beleuchtungsplaner", 1990). The file's direct ratios
 * are ignored, because they are often 0.
 */
export function readEulumdat(lines: string[]): ReadResult {
  let at = 0
  const reader = new Reader(() => {
    const text = lines[at]
    at += 1
    return text === undefined ? null : { text, line: at }
  })
  const maker = reader.text('maker')
  reader.integer('type of light source', { min: 0, max: 3 })
  const symmetry = symmetries[reader.integer('symmetry', { min: 0, max: 4 })] ?? 'none'
  const planeCount = reader.integer('number of planes', { min: 1, max: fileLimits.planes })
  const known = findKnownPlanes(symmetry, planeCount)
  const fitting = symmetry === 'half' ? 'an even number' : 'a multiple of 4'
  if (!known) reader.refuse('number of planes', `does not fit the symmetry: ${planeCount} instead of ${fitting}`)
  const planesLine = reader.line
  reader.optional('step of planes', angleBounds)
  const angleCount = reader.integer('number of angles', { min: 2, max: fileLimits.angles })
  reader.optional('step of angles', angleBounds)
  const [report, name, number] = [reader.text('report'), reader.text('name'), reader.text('number')]
  reader.text('file name')
  const date = reader.text('date')
  const size = readSize(reader, 'luminaire')
  const luminous = readLuminous(reader)
  reader.optional('downward flux', { min: 0, max: 101 })
  const ratio = reader.optional('light output ratio', { min: 0, max: 1000 })
  const ratioLine = reader.line
  const factor = reader.optional('factor', { min: 1e-6, max: 1e6 }, 1)
  const tilt = reader.optional('tilt', { min: -360, max: 360 })
  const setCount = reader.integer('number of lamp sets', { min: 1, max: 20 })
  if (reader.problem || !known) return toProblem(reader)
  const needed = 36 + 6 * setCount + planeCount + angleCount + known.count * angleCount
  if (lines.length < needed)
    return { problem: { line: lines.length, field: 'file', reason: `has fewer than ${needed} lines: export it again` } }
  const sets = Array.from({ length: setCount }, () => readLamps(reader))
  for (let k = 0; k < 10; k++) reader.text('direct ratio')
  const all = reader.rising('planes', planeCount, angleBounds)
  const wrong = reader.problem ? null : checkPlanes(symmetry, all)
  if (wrong) reader.refuse('planes', wrong, reader.firstLine)
  const angles = reader.rising('angles', angleCount, { min: 0, max: 180 })
  const [firstAngle, lastAngle] = [reader.firstLine, reader.line]
  const rows = reader.rows('intensity', known.count, angleCount, { min: 0, max: 1e7 })
  const intensityLine = reader.firstLine
  reader.end()
  const [first, ...others] = sets
  if (reader.problem || !first) return toProblem(reader)
  if (others.length > 0) reader.warn('lamp sets', `are ${sets.length} alternatives: only the first is used`, 26)
  const whole = completeAngles(angles, rows)
  if (whole.reason !== undefined)
    return problemAt(whole.reason.startsWith('begin') ? firstAngle : lastAngle, 'angles', whole.reason)
  if (angles[0] === 0 && angles.at(-1) === 90) reader.warn('angles', 'end at 90: no light above', lastAngle)
  else if (whole.isShort)
    reader.warn('angles', `go from ${angles[0]} to ${angles.at(-1)}: no light beyond them`, lastAngle)
  const scaled = factor === 1 ? whole.rows : whole.rows.map(row => row.map(value => value * factor))
  const distribution: Distribution = {
    ...{ maker, name, number, report, date, symmetry, angles: whole.angles, size, luminous, tilt },
    ...known.arrange(all, scaled),
    lampSets: [first.set, ...others.map(({ set }) => set)],
    isAbsolute: first.isAbsolute,
    origin: null,
  }
  const large = findTooLarge(distribution)
  if (large) return problemAt(planesLine, 'planes', large)
  checkRatio(reader, distribution, { ratio, ratioLine, fluxLine: first.fluxLine, intensityLine })
  return reader.problem ? toProblem(reader) : { distribution, warnings: reader.warnings }
}

const problemAt = (line: number, field: string, reason: string): ReadResult => ({ problem: { line, field, reason } })

const toProblem = ({ problem }: Reader): ReadResult => ({
  problem: problem ?? { line: 0, field: 'file', reason: 'cannot be read' },
})

function readSize(reader: Reader, what: string): Size {
  const side = (name: string) => reader.optional(`${name} of the ${what}`, lengthBounds)
  return { length: side('length'), width: side('width'), height: side('height') }
}

function readLuminous(reader: Reader): Luminous {
  const size = readSize(reader, 'luminous area')
  const others = [90, 180, 270].map(plane => reader.optional(`luminous height at C${plane}`, lengthBounds))
  const height = Math.max(size.height, ...others)
  if (others.some(other => other !== size.height))
    reader.warn('luminous area', `has several heights: the files that the shop offers have the greatest, ${height} mm`)
  return { ...size, height, ...(size.length === 0 && size.width > 0 && { form: 'line' }) }
}

function readLamps(reader: Reader): { set: LampSet; isAbsolute: boolean; fluxLine: number } {
  const count = reader.integer('lamps', { min: -10_000, max: 10_000 })
  if (count === 0)
    reader.refuse('lamps', 'must be at least one, or a negative number for a luminaire that was measured as a whole')
  const type = reader.text('type of lamps')
  const flux = reader.number('flux of the lamps', { min: minLumens, max: maxLumens })
  const fluxLine = reader.line
  const [colour, rendering] = [reader.text('colour'), reader.text('colour rendering')]
  const power = reader.optional('power', { min: 0, max: 100_000 })
  if (power === 0) reader.warn('power', 'is 0 W: no efficacy can be computed')
  return { set: { count: Math.abs(count), type, flux, colour, rendering, power }, isAbsolute: count < 0, fluxLine }
}

/**
 * A file is refused if its stated ratio deviates by more than this many percent from the computed
 * one. In files from manufacturers, the deviation is below 0.09 %.
 */
const refusedDeviation = 5

/** Checks that the stated light output ratio equals the one that follows from the intensities. */
function checkRatio(
  reader: Reader,
  distribution: Distribution,
  lines: { ratio: number; ratioLine: number; fluxLine: number; intensityLine: number },
) {
  const { ratio, ratioLine, fluxLine, intensityLine } = lines
  const computed = integrateFlux(distribution) / 10
  if (computeFlux(distribution) < minLumens)
    return reader.refuse('intensity', `is less than ${minLumens} lm: correct it or the factor`, intensityLine)
  checkLumens(reader, 'flux of the lamps', computed, fluxLine)
  if (ratio === 0) return reader.warn('light output ratio', 'is 0: computed from the intensities instead', ratioLine)
  const off = Math.abs(computed / ratio - 1) * 100
  const reason = `is ${ratio} %, but the intensities add up to ${computed.toFixed(2)} %`
  if (off > refusedDeviation) reader.refuse('light output ratio', `${reason}: correct it, or write 0`, ratioLine)
  else if (off > 1) reader.warn('light output ratio', reason, ratioLine)
}
