import type { Distribution } from '../../../client/shared/photometry/distribution.ts'
import { degreesToRadians } from '../../../client/shared/photometry/flux.ts'
import type { Vector } from './vectors.ts'

const step = 5
const planeStep = 15
const angles = Array.from({ length: 180 / step + 1 }, (_, at) => at * step)

/**
 * Symmetries of a lamp's light: equal in all planes, mirrored at the plane C0–C180, or mirrored at
 * both C0–C180 and C90–C270.
 */
export type Alike = 'rotational' | 'half' | 'quarter'
/** The axis of the model in the direction C0: away from the wall, or along the arm. */
export type Front = 'x' | 'z'

/**
 * Adds up light by direction. Each amount of light is divided among the four grid directions around
 * it, so that the flux stays the same when the grid is interpolated linearly.
 */
export class Intensities {
  readonly #symmetry: Alike
  readonly #front: Front
  readonly #planes: number[]
  readonly #light: Float64Array[]

  constructor(symmetry: Alike, front: Front = 'z') {
    this.#symmetry = symmetry
    this.#front = front
    const widest = { rotational: 0, half: 180, quarter: 90 }[symmetry]
    this.#planes = Array.from({ length: widest / planeStep + 1 }, (_, at) => at * planeStep)
    this.#light = this.#planes.map(() => new Float64Array(angles.length))
  }

  add(way: Vector, light: number) {
    const [x, y, z] = [way[0] ?? 0, way[1] ?? 0, way[2] ?? 0]
    const [plane, nextPlane, partOfPlane] =
      this.#symmetry === 'rotational' ? [0, 0, 0] : between(this.#c(x, z), planeStep)
    const [angle, nextAngle, partOfAngle] = between(degrees(Math.acos(Math.max(-1, Math.min(1, -y)))), step)
    this.#put(plane, angle, light * (1 - partOfPlane) * (1 - partOfAngle))
    this.#put(plane, nextAngle, light * (1 - partOfPlane) * partOfAngle)
    this.#put(nextPlane, angle, light * partOfPlane * (1 - partOfAngle))
    this.#put(nextPlane, nextAngle, light * partOfPlane * partOfAngle)
  }

  /** Returns the light added to a plane and to planes less than one step away, and their share. */
  #around(plane: number, at: number, shares: number[]): [number, number] {
    const last = shares.length - 1
    const reach = Math.min(last, Math.floor(step / Math.sin(degreesToRadians(at * step)) / planeStep))
    let [light, share] = [0, 0]
    for (let other = plane - reach; other <= plane + reach; other++) {
      // Planes beyond the first and last are mirrored, so these two get light from both sides.
      const place = other < 0 ? -other : other > last ? 2 * last - other : other
      const both = last > 0 && (place === 0 || place === last) ? 2 : 1
      light += both * (this.#light[place]?.[at] ?? 0)
      share += both * (shares[place] ?? 1)
    }
    return [light, share]
  }

  #put(plane: number, angle: number, light: number) {
    const row = this.#light[plane]
    if (row) row[angle] = (row[angle] ?? 0) + light
  }

  /**
   * Returns the C angle in degrees. It is at most 180 or 90, because mirrored sides are added up.
   */
  #c(x: number, z: number): number {
    const c = Math.abs(degrees(this.#front === 'z' ? Math.atan2(x, z) : Math.atan2(z, x)))
    return this.#symmetry === 'quarter' && c > 90 ? 180 - c : c
  }

  /** Returns intensities in cd per 1000 lm. `klm` is the added light that equals 1000 lm. */
  inCandela(klm: number): Pick<Distribution, 'symmetry' | 'planes' | 'angles' | 'intensities'> {
    const shares = this.#planes.map((_, at) => shareOf(at, this.#planes.length))
    const sumAt = (at: number) => this.#light.reduce((sum, row) => sum + (row[at] ?? 0), 0)
    const candela = (light: number, solid: number) => Number(((1000 * light) / klm / solid).toPrecision(4))
    const intensities = this.#planes.map((_, plane) =>
      angles.map((_angle, at) => {
        // Few rays go exactly straight down or up, so the neighbouring directions are added.
        const next = at === 0 ? 1 : at === angles.length - 1 ? at - 1 : null
        if (next !== null) return candela(sumAt(at) + sumAt(next), solidAngle(at) + solidAngle(next))
        const [light, share] = this.#around(plane, at, shares)
        return candela(light, solidAngle(at) * share)
      }),
    )
    return { symmetry: this.#symmetry, planes: this.#planes, angles, intensities }
  }
}

/** Returns the two grid positions around an angle, and the fraction between them. */
function between(angle: number, size: number): [number, number, number] {
  const at = Math.floor(angle / size)
  const part = angle / size - at
  return [at, part === 0 ? at : at + 1, part]
}

/** Returns a plane's share of the circle; the first and last plane count half. */
const shareOf = (plane: number, count: number) =>
  count === 1 ? 1 : (plane === 0 || plane === count - 1 ? 0.5 : 1) / (count - 1)

/**
 * Returns the solid angle in sr around an angle: ∫ sin γ dγ, weighted by the distance to the angle.
 */
function solidAngle(at: number): number {
  const size = degreesToRadians(step)
  if (at === 0 || at === angles.length - 1) return 2 * Math.PI * (1 - Math.sin(size) / size)
  return (4 * Math.PI * Math.sin(degreesToRadians(at * step)) * (1 - Math.cos(size))) / size
}

const degrees = (angle: number) => (angle * 180) / Math.PI
