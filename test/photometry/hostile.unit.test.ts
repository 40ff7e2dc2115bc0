import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { computeFlux } from '#client/shared/photometry/flux.ts'
import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import { pickAmount } from '../support/amount.ts'
import { compareDistributions, cosine, createRandom, makeEulumdat, makeIes, makeUnevenLamp, steps } from './lamps.ts'

const lamp = makeUnevenLamp(
  'none',
  steps(0, 330, 30),
  steps(0, 180, 15),
  (c, gamma) => 80 + 20 * cosine(c) * cosine(gamma),
)
const whole = [
  writeEulumdat(lamp),
  writeIes(lamp),
  ...[makeEulumdat(), makeIes()].map(text => new TextEncoder().encode(text)),
]

const odd = [
  '-1',
  '0',
  '1e99',
  '99999999999',
  'NaN',
  '',
  '1,5',
  '\u0000',
  '\uFFFF',
  'TILT=INCLUDE',
  '[MORE]',
  '0x10',
  ' ',
  '1e-99',
]

/** Returns a file in which some bytes, lines or values are changed, doubled, moved or missing. */
function makeMutant(next: (below: number) => number): Uint8Array {
  const base = whole[next(whole.length)] ?? new Uint8Array()
  const kind = next(6)
  if (kind === 0) {
    const bytes = base.slice()
    for (let k = next(8); k >= 0; k--) bytes[next(bytes.length)] = next(256)
    return bytes
  }
  if (kind === 1) return base.slice(0, next(base.length))
  if (kind === 2) return base.slice(next(base.length))
  const lines = new TextDecoder('latin1').decode(base).split('\r\n')
  const at = next(lines.length)
  // Half of the changes are in the first lines, which contain the numbers of planes and angles.
  const near = next(2) === 0 ? Math.min(at, 45) : at
  if (kind === 3) lines[near] = odd[next(odd.length)] ?? ''
  else if (kind === 4)
    lines.splice(near, next(3), ...Array.from({ length: next(3) }, () => lines[next(lines.length)] ?? ''))
  else lines[near] = (lines[near] ?? '').replace(/[\d.]+/, () => String(next(2) === 0 ? next(1000) : next(1e9)))
  return new TextEncoder().encode(lines.join('\r\n'))
}

test('mutated files are read or refused with a reason, without a crash, a delay or invalid numbers', () => {
  const next = createRandom(17)
  let [slowest, read] = [0, 0]
  for (let count = pickAmount(2500, 100_000); count > 0; count--) {
    const bytes = makeMutant(next)
    const began = performance.now()
    const { distribution, problem } = readPhotometry(bytes)
    slowest = Math.max(slowest, performance.now() - began)
    if (problem) {
      const isSaid = problem.line >= 0 && problem.field !== '' && problem.reason !== ''
      if (!isSaid) throw new Error(`No reason: ${JSON.stringify(problem)}`)
      continue
    }
    read += 1
    const flux = computeFlux(distribution)
    if (!(Number.isFinite(flux) && flux > 0)) throw new Error(`The flux is ${flux}: ${new TextDecoder().decode(bytes)}`)
    for (const written of [writeEulumdat(distribution), writeIes(distribution)]) {
      const again = readPhotometry(written)
      const off = again.problem
        ? JSON.stringify(again.problem)
        : compareDistributions(distribution, again.distribution, next)
      if (typeof off === 'string' || off > 1e-6)
        throw new Error(`The written file is read back differently: ${off}\n${new TextDecoder().decode(bytes)}`)
    }
  }
  expect(read).toBeGreaterThan(pickAmount(100, 4000))
  // Reading a file takes a few ms on an idle machine, and longer on a busy one.
  expect(slowest).toBeLessThan(3000)
})

test('large files are refused without much time or memory', () => {
  const began = performance.now()
  const heap = process.memoryUsage().heapUsed
  const large = [
    '9\n'.repeat(800_000),
    '\r'.repeat(1_600_000),
    makeEulumdat({ 4: '721', 6: '361' }),
    makeIes({ lamp: '1 1000 1 361 721 1 2 0 0 0' }),
    `IESNA91\nTILT=NONE\n${'1 '.repeat(790_000)}`,
    makeIes({ angles: '0,'.repeat(100) }),
    '[MORE] x\n'.repeat(170_000),
    // Long lines, which would take very long with a careless regular expression.
    `TILT=a${' '.repeat(1_500_000)}b`,
    `IESNA91\n[TEST]${' '.repeat(1_500_000)}b`,
    `${' '.repeat(1_500_000)}IESNA`,
    makeEulumdat({ 23: '1'.repeat(1_500_000) }),
    makeIes({ candela: `${'1'.repeat(1_500_000)}x` }),
    `a${'\0'.repeat(1_500_000)}b`,
  ]
  for (const text of large) expect(readPhotometry(new TextEncoder().encode(text)).problem).toBeDefined()
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(200e6)
  expect(performance.now() - began).toBeLessThan(10_000)
})
