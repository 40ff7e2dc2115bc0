import type { Distribution, Size } from '../../../client/shared/photometry/distribution.ts'
import { integrateFlux } from '../../../client/shared/photometry/flux.ts'
import { readPhotometry } from '../../../client/shared/photometry/format/read.ts'
import { writeEulumdat } from '../../../client/shared/photometry/format/write-eulumdat.ts'
import { reportOf } from './inputs.ts'
import { Intensities } from './intensities.ts'
import { type Lamp, lampSetOf } from './lamps.ts'
import type { Model } from './model.ts'
import type { Surface } from './surfaces.ts'
import { type Balance, trace } from './trace.ts'

/** A lamp's light as an EULUMDAT file, and how exact its flux is. */
export interface Measured {
  file: Uint8Array
  balance: Balance
  /**
   * The flux in the file, divided by the source's flux minus the light that surfaces absorbed. 1 is
   * exact.
   */
  ratio: number
}

/** Follows rays through a model and adds up the light that leaves it. Results are reproducible. */
export function measure(lamp: Lamp, model: Model, rays: number): Measured {
  const { symmetry, front, glows } = lamp
  const { lamps, isAbsolute } = lampSetOf(lamp)
  const intensities = new Intensities(symmetry, front)
  const balance = trace(model, glows, rays, (way, light) => intensities.add(way, light))
  const notAbsorbed = rays - [...balance.absorbed.values()].reduce((sum, one) => sum + one, 0)
  // The flux of a whole lamp is the light that leaves it, so absorbed light does not count.
  const klm = isAbsolute ? notAbsorbed : rays
  const file = writeEulumdat({
    ...intensities.inCandela(klm),
    // The name and number are empty, because several finishes share a file; the shop adds them.
    ...{ maker: 'Dager', name: '', number: '', report: reportOf(lamp), date: '2026-11-23', tilt: 0 },
    ...{ size: sizeOf(model, lamp), luminous: sizeOf(model, lamp, true) },
    ...{ lampSets: [lamps], isAbsolute, origin: 'computed' },
  } satisfies Distribution)
  const { distribution, problem } = readPhotometry(file)
  if (problem) throw new Error(`The file of ${lamp.name} is invalid: ${JSON.stringify(problem)}`)
  return { file, balance, ratio: integrateFlux(distribution) / 1000 / (notAbsorbed / klm) }
}

/** Returns the size in mm of a model or of its luminous parts; for a round lamp, as a diameter. */
function sizeOf({ corners, surfaceOf, surfaces }: Model, { symmetry, front, glows }: Lamp, isLit = false): Size {
  const isSeen = ({ name, kind, transmittance }: Surface) =>
    name === glows || name === 'inside' || (kind === 'diffuse' && transmittance > 0)
  const seen = surfaces.map(surface => !isLit || isSeen(surface))
  const [x = 0, height = 0, z = 0] = [0, 1, 2].map(axis => {
    let [low, high] = [Infinity, -Infinity]
    for (let at = axis; at < corners.length; at += 3) {
      if (!seen[surfaceOf[Math.floor(at / 9)] ?? 0]) continue
      low = Math.min(low, corners[at] ?? 0)
      high = Math.max(high, corners[at] ?? 0)
    }
    return Math.round((high - low) * 1000)
  })
  if (symmetry === 'rotational') return { length: Math.max(x, z), width: 0, height }
  return front === 'x' ? { length: z, width: x, height } : { length: x, width: z, height }
}
