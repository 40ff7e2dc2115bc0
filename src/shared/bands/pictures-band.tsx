import { Picture } from '#client/shared/ui/picture/picture.tsx'
import type { CaptionedPicture } from '../content/shapes/shapes.ts'

interface Sized {
  width: number
  height: number
}

/**
 * A picture in a row. Landscape pictures are shown with the ratio 16 : 9 and all others with 4 : 5.
 * All pictures in a row have the same height.
 */
interface PlacedPicture<Picture> {
  picture: Picture
  isWide: boolean
  /** The picture's share of the row's width, from 0 to 1. */
  part: number
}

/**
 * The best ratio of a row's width to its height. A row of three portrait pictures has the ratio
 * 2.4, a row with a single landscape picture 1.8.
 */
const best = 2

const isWide = ({ width, height }: Sized) => width > 1.1 * height
const displayRatio = (picture: Sized) => (isWide(picture) ? 16 / 9 : 4 / 5)

interface Rows<Picture> {
  rows: Picture[][]
  /**
   * How far the rows' ratios are from the best ratio. A row with half the best ratio costs as much
   * as one with twice the best ratio.
   */
  cost: number
}

/** Breaks pictures, in their order, into rows as close to the best ratio as possible. */
export function arrangeRows<Picture>(
  pictures: Picture[],
  sizeOf: (picture: Picture) => Sized,
): PlacedPicture<Picture>[][] {
  const ratio = (row: Picture[]) => row.reduce((sum, picture) => sum + displayRatio(sizeOf(picture)), 0)
  // The element at index `n` is the best arrangement of the first `n` pictures.
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

/** Pictures with captions, in rows; the pictures of a row have the same height. */
export const PictureRows = ({ pictures }: { pictures: CaptionedPicture[] }) =>
  arrangeRows(pictures, ({ unlit }) => unlit).map(row => (
    <div key={row[0]?.picture.unlit.src} className="case-row">
      {row.map(({ picture: { alt, caption, unlit, lit }, isWide, part }, at) => (
        <figure key={unlit.src} className={isWide ? 'case-wide' : undefined}>
          <Picture
            image={lit ?? unlit}
            alt={alt}
            sizes={`(width < 48rem) ${isWide || isLeftOver(row, at) ? 100 : 50}vw, ${Math.ceil(part * 100)}vw`}
          />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  ))

/** Phones show portrait pictures in pairs. A last one without a partner is as wide as a pair. */
const isLeftOver = (row: unknown[], at: number) => at % 2 === 0 && at === row.length - 1
