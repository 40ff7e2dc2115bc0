/** A rectangle of the map, in km east and south of its centre (`client/dealers/projection.ts`). */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** What the map's file shows: Europe, from Iceland to Cyprus. As high by its width as the map. */
export const mapArea: Area = { left: -2000, top: -2700, right: 2200, bottom: 2550 }

/** Land and borders, as `npm run map` draws them. */
export const mapFile = '/maps/europe.svg'
