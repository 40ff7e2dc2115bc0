/* Types of the parts of these packages that are used here; the packages have no types. */

declare module 'd3-geo' {
  /** Takes angles in radians. */
  type RawProjection = (longitude: number, latitude: number) => [x: number, y: number]

  interface Projection {
    scale(scale: number): Projection
    translate(to: [number, number]): Projection
    clipExtent(extent: [[number, number], [number, number]]): Projection
  }

  export interface PathContext {
    beginPath(): void
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    arc(): void
    closePath(): void
  }

  export function geoProjection(raw: RawProjection): Projection
  export function geoPath(projection: Projection, context: PathContext): (shape: object) => void
}

declare module 'topojson-client' {
  export interface Topology {
    type: 'Topology'
    objects: { countries: object; land: object }
    arcs: number[][][]
  }

  export function feature(topology: Topology, object: object): object
  export function mesh(topology: Topology, object: object, filter: (one: object, other: object) => boolean): object
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-client'

  type Area = (line: number[][]) => number
  type Filter = (ring: number[]) => boolean

  /** Areas are in steradians. */
  export const sphericalTriangleArea: Area
  export const sphericalRingArea: Area
  export function presimplify(topology: Topology, area: Area): Topology
  export function simplify(topology: Topology, minArea: number): Topology
  export function filter(topology: Topology, filter: Filter): Topology
  export function filterWeight(topology: Topology, minArea: number, area: Area): Filter
}
