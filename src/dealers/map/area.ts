/** A rectangle on the map, in km east and south of its centre (`client/dealers/projection.ts`). */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** The area that `mapFile` shows: Europe from Iceland to Cyprus, with the map's aspect ratio. */
export const mapArea: Area = { left: -2000, top: -2700, right: 2200, bottom: 2550 }

/** The picture with land and borders, which `npm run map` draws. */
export const mapFile = '/maps/europe.svg'
