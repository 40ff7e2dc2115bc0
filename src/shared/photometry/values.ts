import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { computeCone } from './formulas/cone.ts'
import { candelaAt, illuminanceAt } from './formulas/illuminance.ts'
import { type FluxTable, usualTable } from './formulas/table.ts'
import type { PhotometryTexts } from './words.ts'

/** The values of a diagram as a table, for people who cannot see the diagram. */
export interface PhotometryValues {
  head: string[]
  rows: string[][]
}

/** Returns the planes of the table. Other planes would repeat their values because of symmetry. */
function distinctPlanes({ symmetry }: Distribution): number[] {
  if (symmetry === 'rotational') return [0]
  return symmetry === 'quarter' ? [0, 90] : [0, 90, 180, 270]
}

/** The headings of the tables' columns. */
export interface UnitNames {
  angle: string
  everyPlane: string
  distance: string
  diameter: string
  centre: string
  edge: string
  fromMiddle: string
}

/** Formats the polar diagram's values in cd, every 15° within the known angles. */
export function formatPolarValues(
  distribution: Distribution,
  words: PhotometryTexts,
  names: UnitNames,
): PhotometryValues {
  const planes = distinctPlanes(distribution)
  const [from = 0, to = 0] = [distribution.angles[0], distribution.angles.at(-1)]
  const gammas = Array.from({ length: 13 }, (_, at) => at * 15).filter(gamma => gamma >= from && gamma <= to)
  return {
    head: [names.angle, ...planeHeadings(planes, names)],
    rows: gammas.map(gamma => [
      words.degrees(gamma),
      ...planes.map(plane => words.candela(candelaAt(distribution, plane, gamma))),
    ]),
  }
}

const planeHeadings = (planes: number[], { everyPlane }: UnitNames) =>
  planes.length === 1 ? [everyPlane] : planes.map(plane => `C${plane}`)

/** Formats the cone's values at six distances. Without a beam, diameters and edges are `–`. */
export function formatConeValues(
  distribution: Distribution,
  words: PhotometryTexts,
  names: UnitNames,
): PhotometryValues {
  const isSame = distribution.symmetry === 'rotational'
  const both = (pair: [number | null, number | null], text: (value: number) => string) => {
    const [across, along] = pair.map(value => (value === null ? '–' : text(value)))
    return isSame || across === along ? (across ?? '') : `${across} × ${along}`
  }
  return {
    head: [names.distance, names.centre, names.diameter, names.edge],
    rows: computeCone(distribution).map(({ height, diameters, centre, edges }) => [
      words.metres(height),
      words.lux(centre),
      both(diameters, value => words.across([value])),
      both(edges, words.lux),
    ]),
  }
}

/** Formats the illuminance on a table every 15 cm from its middle, in all planes that differ. */
export function formatTableValues(
  distribution: Distribution,
  words: PhotometryTexts,
  names: UnitNames,
  table: FluxTable = usualTable,
): PhotometryValues {
  const planes = distinctPlanes(distribution)
  const steps = Array.from({ length: Math.floor(table.length / 2 / 0.15 + 1e-9) + 1 }, (_, at) => at * 0.15)
  const lux = (plane: number, distance: number) => {
    const isAcross = plane % 180 === 0
    if (planes.length > 1 && distance > (isAcross ? table.width : table.length) / 2 + 1e-9) return '–'
    const way = plane < 180 ? distance : -distance
    const point = isAcross ? { x: way, y: 0 } : { x: 0, y: way }
    return words.lux(illuminanceAt(distribution, { ...point, height: table.height }).horizontal)
  }
  return {
    head: [names.fromMiddle, ...planeHeadings(planes, names)],
    rows: steps.map(distance => [words.centimetres(distance), ...planes.map(plane => lux(plane, distance))]),
  }
}
