import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature, mesh } from 'topojson-client'
import {
  filter,
  filterWeight,
  presimplify,
  simplify,
  sphericalRingArea,
  sphericalTriangleArea,
} from 'topojson-simplify'
import * as v from 'valibot'
import { earthRadius } from '#client/shared/commerce/delivery/distance.ts'
import { mapArea, mapFile } from '#src/dealers/map/area.ts'
import { drawOutline } from './outline.ts'

/*
 * `npm run map` draws the land and the borders on the map of dealers, from Natural Earth's data. To
 * show another part of the world, first change the map's area and the centre of its projection.
 */

/** Minimum areas in km²: smaller corners of outlines and smaller islands are left out. */
const [corner, island] = [2, 6]
/** Units of the SVG file per km. */
const fine = 2

const steradians = (area: number) => area / earthRadius ** 2

const shape = v.looseObject({})
const topology = v.looseObject({
  type: v.literal('Topology'),
  objects: v.object({ countries: shape, land: shape }),
  arcs: v.array(v.array(v.array(v.number()))),
})
const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
const world = v.parse(topology, JSON.parse(readFileSync(file, 'utf8')))
const smooth = simplify(presimplify(world, sphericalTriangleArea), steradians(corner))
const atlas = filter(smooth, filterWeight(smooth, steradians(island), sphericalRingArea))
const { land, countries } = atlas.objects

const path = (shape: object) => drawOutline(shape, mapArea, fine)
const { left, top, right, bottom } = mapArea
const box = [left, top, right - left, bottom - top].map(length => length * fine).join(' ')

/**
 * The colours are copies of the colours for raised paper and for lines in
 * `client/shared/css/tokens.css`.
 */
const svg = `<!-- Natural Earth, public domain. Drawn by "npm run map". -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#fdfbf8" stroke="#a29a91" vector-effect="non-scaling-stroke" d="${path(feature(atlas, land))}"/><path fill="none" stroke="#b9b1a7" vector-effect="non-scaling-stroke" d="${path(mesh(atlas, countries, (one, other) => one !== other))}"/></svg>
`
writeFileSync(`public${mapFile}`, svg)
console.log(`public${mapFile}: ${svg.length} bytes`)
