import type { Distribution, LampSet, Symmetry } from '../distribution.ts'
import { integralOf } from '../flux.ts'
import { knownOf, wrongAngles } from './angles.ts'
import { limits } from './lines.ts'
import type { Read } from './problem.ts'
import { Reader } from './reader.ts'

const length = { min: 0, max: 100_000 }
const angle = { min: 0, max: 360 }
const symmetries: Symmetry[] = ['none', 'rotational', 'half', 'lengthwise', 'quarter']

/**
 * Reads EULUMDAT, one value a line by position (A. Stockmar, "EULUMDAT, ein Leuchtendatenformat für
 * den europäischen Beleuchtungsplaner", 1990). Direct ratios are ignored, as they are often 0.
 */
export function readEulumdat(lines: string[]): Read {
  let at = 0
  const reader = new Reader(() => {
    const text = lines[at]
    at += 1
    return text === undefined ? null : { text, line: at }
  })
  const maker = reader.text('maker')
  reader.integer('type of light source', { min: 0, max: 3 })
  const symmetry = symmetries[reader.integer('symmetry', { min: 0, max: 4 })] ?? 'none'
  const planeCount = reader.integer('number of planes', { min: 1, max: limits.planes })
  const known = knownOf(symmetry, planeCount)
  if (!known) reader.refuse('number of planes', `does not fit the symmetry: ${planeCount}`)
  reader.number('step of planes', angle)
  const angleCount = reader.integer('number of angles', { min: 2, max: limits.angles })
  reader.number('step of angles', angle)
  const [report, name, number] = [reader.text('report'), reader.text('name'), reader.text('number')]
  reader.text('file name')
  const date = reader.text('date')
  const size = readSize(reader, 'luminaire')
  const luminous = readLuminous(reader)
  reader.number('downward flux', { min: 0, max: 101 })
  const ratio = reader.number('light output ratio', { min: 0, max: 1000 })
  const ratioLine = reader.line
  const factor = reader.number('factor', { min: 1e-6, max: 1e6 })
  const tilt = reader.number('tilt', { min: -360, max: 360 })
  const setCount = reader.integer('number of lamp sets', { min: 1, max: 20 })
  if (reader.problem || !known) return refused(reader)
  const needed = 36 + 6 * setCount + planeCount + angleCount + known.count * angleCount
  if (lines.length < needed)
    return { problem: { line: lines.length, field: 'file', reason: `ends before its line ${needed}` } }
  const sets = Array.from({ length: setCount }, () => readLamps(reader))
  for (let k = 0; k < 10; k++) reader.text('direct ratio')
  const all = reader.rising('planes', planeCount, angle)
  const angles = reader.rising('angles', angleCount, { min: 0, max: 180 })
  if (!reader.problem) reader.refuseFirst('angles', wrongAngles(symmetry, all, angles))
  const rows = reader.rows('intensity', known.count, angleCount, { min: 0, max: 1e7 })
  const rest = lines.findIndex((line, index) => index >= at && line.trim() !== '')
  if (rest >= 0) reader.refuse('file', 'goes on after its last value', rest + 1)
  const [first, ...others] = sets
  if (reader.problem || !first) return refused(reader)
  if (others.length > 0) reader.warn('lamp sets', `${sets.length} alternatives: the first counts`, 26)
  if (angles[0] === 0 && angles.at(-1) === 90) reader.warn('angles', 'end at 90: no light above', 0)
  const distribution: Distribution = {
    ...{ maker, name, number, report, date, symmetry, angles, size, luminous, tilt },
    ...known.arrange(all, factor === 1 ? rows : rows.map(row => row.map(value => value * factor))),
    lampSets: [first.set, ...others.map(({ set }) => set)],
    isAbsolute: first.isAbsolute,
    origin: null,
  }
  checkRatio(reader, distribution, { ratio, line: ratioLine })
  return reader.problem ? refused(reader) : { distribution, warnings: reader.warnings }
}

const refused = ({ problem }: Reader): Read => ({
  problem: problem ?? { line: 0, field: 'file', reason: 'cannot be read' },
})

function readSize(reader: Reader, what: string) {
  const [long, width] = [reader.number(`length of the ${what}`, length), reader.number(`width of the ${what}`, length)]
  return { length: long, width, height: reader.number(`height of the ${what}`, length) }
}

function readLuminous(reader: Reader) {
  const size = readSize(reader, 'luminous area')
  const others = [90, 180, 270].map(plane => reader.number(`luminous height at C${plane}`, length))
  return { ...size, height: Math.max(size.height, ...others) }
}

function readLamps(reader: Reader): { set: LampSet; isAbsolute: boolean } {
  const count = reader.integer('lamps', { min: -10_000, max: 10_000 })
  if (count === 0)
    reader.refuse('lamps', 'must be at least one, or a negative number for a luminaire that was measured as a whole')
  const type = reader.text('type of lamps')
  const flux = reader.number('flux of the lamps', { min: 0.1, max: 1e7 })
  const [colour, rendering] = [reader.text('colour'), reader.text('colour rendering')]
  const power = reader.number('power', { min: 0, max: 100_000 })
  if (power === 0) reader.warn('power', 'is 0 W: no efficacy follows')
  return { set: { count: Math.abs(count), type, flux, colour, rendering, power }, isAbsolute: count < 0 }
}

/** In percent of the stated ratio: makers' own agree within 0.09. */
const [tolerated, refusedFrom] = [1, 5]
/** Of the lamps' flux, in percent. */
const [least, most] = [0.001, 105]

/** The light output ratio is stated, and follows from the intensities: both must agree. */
function checkRatio(reader: Reader, distribution: Distribution, { ratio, line }: { ratio: number; line: number }) {
  const computed = integralOf(distribution) / 10
  if (!(computed > least)) return reader.refuse('intensity', 'is 0 everywhere', 0)
  if (computed > most)
    return reader.refuse('intensity', `yields ${computed.toFixed(1)} % of the lamps' flux: more than there is`, 0)
  if (ratio === 0) return reader.warn('light output ratio', 'is 0: taken from the intensities', line)
  const off = Math.abs(computed / ratio - 1) * 100
  const reason = `is ${ratio} %, but the intensities yield ${computed.toFixed(2)} %`
  if (off > refusedFrom) reader.refuse('light output ratio', reason, line)
  else if (off > tolerated) reader.warn('light output ratio', reason, line)
}
