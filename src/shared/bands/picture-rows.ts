interface Sized {
  width: number
  height: number
}

/** A picture of a row. Landscapes are shown as 16 : 9, others as 4 : 5, so a row has one height. */
export interface PlacedPicture<Picture> {
  picture: Picture
  isWide: boolean
  /** The picture's share of the row's width, from 0 to 1. */
  part: number
}

/** The best ratio of a row's width to its height: three portraits have 2.4, a landscape 1.8. */
const best = 2

const isWide = ({ width, height }: Sized) => width > 1.1 * height
const displayRatio = (picture: Sized) => (isWide(picture) ? 16 / 9 : 4 / 5)

interface Rows<Picture> {
  rows: Picture[][]
  /** How far the rows are from the best ratio: half of it costs as much as twice. */
  cost: number
}

/** Breaks pictures, in their order, into rows as close to the best ratio as possible. */
export function arrangeRows<Picture>(
  pictures: Picture[],
  sizeOf: (picture: Picture) => Sized,
): PlacedPicture<Picture>[][] {
  const ratio = (row: Picture[]) => row.reduce((sum, picture) => sum + displayRatio(sizeOf(picture)), 0)
  // The element at `n` has the best rows of the first `n` pictures.
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
      return { picture, isWide: isWide(size), part: displayRatio(size) / ratio(row) }
    }),
  )
}
