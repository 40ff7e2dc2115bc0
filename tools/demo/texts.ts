import type { Words } from './parts.ts'
import { ceiling } from './texts/ceiling.ts'
import { ekvika } from './texts/ekvika.ts'
import { floorAndDesk } from './texts/floor-and-desk.ts'
import { murla } from './texts/murla.ts'
import { newFinishes } from './texts/new-finishes.ts'
import { newShapes } from './texts/new-shapes.ts'
import { outdoorAndSeason } from './texts/outdoor-and-season.ts'
import { ringholm } from './texts/ringholm.ts'
import { small } from './texts/small.ts'

/** The texts of all products, keyed by the products' ids. */
export const words: Record<string, Words> = {
  ...murla,
  ...ekvika,
  ...ringholm,
  ...floorAndDesk,
  ...ceiling,
  ...outdoorAndSeason,
  ...small,
  ...newFinishes,
  ...newShapes,
}
