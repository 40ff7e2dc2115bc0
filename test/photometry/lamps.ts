import type { Distribution, Symmetry } from '#client/shared/photometry/distribution.ts'
import type { ReadResult } from '#client/shared/photometry/format/problem.ts'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { candelaAt } from '#src/shared/photometry/formulas/illuminance.ts'

/** Numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

export const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

const plain: Distribution = {
  maker: 'Dager',
  name: 'Test lamp',
  number: 'T-1',
  report: 'R 1',
  date: '2026-11-23',
  symmetry: 'rotational',
  planes: [0],
  angles: [],
  intensities: [],
  size: { length: 300, width: 0, height: 200 },
  luminous: { length: 0, width: 0, height: 0 },
  tilt: 0,
  lampSets: [{ count: 1, type: 'LED', flux: 1000, colour: '2700 K', rendering: '90', power: 10 }],
  isAbsolute: false,
  origin: null,
}

/** Makes a lamp that gives the same light all around. `candela` is its intensity at an angle γ. */
export const makeRoundLamp = (
  angles: number[],
  candela: (gamma: number) => number,
  more: Partial<Distribution> = {},
) => ({
  ...plain,
  angles,
  intensities: [angles.map(candela)],
  ...more,
})

/** Makes a lamp whose light depends on the plane C too. `candela` is its intensity at C and γ. */
export const makeUnevenLamp = (
  symmetry: Symmetry,
  planes: number[],
  angles: number[],
  candela: (c: number, gamma: number) => number,
  more: Partial<Distribution> = {},
): Distribution => ({
  ...plain,
  symmetry,
  planes,
  angles,
  intensities: planes.map(plane => angles.map(angle => candela(plane, angle))),
  ...more,
})

export const readText = (text: string): ReadResult => readPhotometry(new TextEncoder().encode(text))

/** Reads a photometric file. Throws with the reason if it cannot be read. */
export function readOrThrow(bytes: Uint8Array) {
  const { distribution, problem, ...rest } = readPhotometry(bytes)
  if (problem) throw new Error(JSON.stringify(problem))
  return { distribution, warnings: 'warnings' in rest ? rest.warnings : [] }
}

/** Writes an EULUMDAT file. `lines` replaces lines by their number, counted from 1. */
export function makeEulumdat(lines: Record<number, string> = {}): string {
  const angles = steps(0, 90, 15)
  const base = [
    ...['Dager', '1', '1', '1', '0', String(angles.length), '15', 'R 1', 'Lamp', 'L 1', 'lamp.ldt', '2026'],
    ...['300', '0', '200', '250', '0', '0', '0', '0', '0'],
    ...['100', '100', '1', '0', '1'],
    ...['1', 'LED', '806', '2700 K', 'Ra > 80', '7'],
    ...Array.from({ length: 10 }, () => '0'),
    '0',
    ...angles.map(String),
    // A peak of 320.15 cd adds up to 1000 lm with steps of 15° (with fine steps, 318.3 cd would).
    ...angles.map(angle => String((Math.round(cosine(angle) * 1e6) / 1e6) * 320.15)),
  ]
  return `${base.map((line, at) => lines[at + 1] ?? line).join('\r\n')}\r\n`
}

/** Writes an IES file. `parts` replaces its parts, most of which are one line. */
export function makeIes(
  parts: Partial<Record<'head' | 'tilt' | 'lamp' | 'electric' | 'angles' | 'planes' | 'candela', string>> = {},
) {
  const all = {
    head: 'IESNA:LM-63-2002\r\n[TEST] R 1\r\n[TESTLAB] None\r\n[ISSUEDATE] 2026\r\n[MANUFAC] Dager',
    tilt: 'TILT=NONE',
    lamp: '1 1000 1 4 1 1 2 -0.2 -0.2 0',
    electric: '1 1 10',
    angles: '0 30 60 90',
    planes: '0',
    candela: '300 260 150 0',
    ...parts,
  }
  return Object.values(all).join('\r\n')
}

/** Returns a function that returns pseudo-random integers, always the same ones for a seed. */
export function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** The largest difference in intensity in random directions, as a share of the peak. */
export function compareDistributions(one: Distribution, other: Distribution, next: (below: number) => number): number {
  let [peak, off] = [0, 0]
  const compare = (c: number, gamma: number) => {
    const [a, b] = [candelaAt(one, c, gamma), candelaAt(other, c, gamma)]
    peak = Math.max(peak, a, b)
    off = Math.max(off, Math.abs(a - b))
  }
  for (let at = 0; at < 12; at++) {
    const angle = one.angles[next(one.angles.length)] ?? 0
    compare(one.planes[next(one.planes.length)] ?? 0, angle)
    compare(360 - (other.planes[next(other.planes.length)] ?? 0), angle)
    compare(next(3600) / 10, next(1800) / 10)
  }
  return peak === 0 ? off : off / peak
}
