interface Sized {
  width: number
  height: number
}

/** A picture of a row. Landscapes are 16 : 9 and all others 4 : 5, so that a row has one height. */
export interface PlacedPicture<Picture> {
  picture: Picture
  isWide: boolean
  /** Its part of the row's width, from 0 to 1. */
  part: number
}

/** The best proportion of a row, width by height: three portraits have 2.4, a landscape 1.8. */
const best = 2

const isWide = ({ width, height }: Sized) => width > 1.1 * height
const ratioOf = (picture: Sized) => (isWide(picture) ? 16 / 9 : 4 / 5)

interface Rows<Picture> {
  rows: Picture[][]
  /** How far the rows are from the best proportion: half of it is as bad as twice. */
  cost: number
}

/** Pictures in their order, in rows as close to the best proportion as possible. */
export function rowsOf<Picture>(pictures: Picture[], sizeOf: (picture: Picture) => Sized): PlacedPicture<Picture>[][] {
  const ratio = (row: Picture[]) => row.reduce((sum, picture) => sum + ratioOf(sizeOf(picture)), 0)
  // The best rows of the first pictures, for each number of them.
  const found: Rows<Picture>[] = [{ rows: [], cost: 0 }]
  for (let end = 1; end <= pictures.length; end++) {
    const ways = found.map(({ rows, cost }, start) => {
      const row = pictures.slice(start, end)
      return { rows: [...rows, row], cost: cost + Math.log(ratio(row) / best) ** 2 }
    })
    found.push(ways.reduce((one, other) => (other.cost < one.cost ? other : one)))
  }
  return (found.at(-1)?.rows ?? []).map(row =>
    row.map(picture => {
      const size = sizeOf(picture)
      return { picture, isWide: isWide(size), part: ratioOf(size) / ratio(row) }
    }),
  )
}
