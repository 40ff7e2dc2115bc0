import { imageAddress, pictureWidths, smallWidths } from '../../browser/images.ts'
import * as uiNames from '../names.ts'

/** A picture in its largest size; the image endpoint makes the others. */
export interface Image {
  /**
   * Its address without a width: a path below `/image`, or that of a content service's file
   * elsewhere.
   */
  src: string
  /** px */
  width: number
  height: number
  /** Its dominant colour as `#rrggbb`, when it is known. */
  colour: string | null
}

interface PictureProps {
  image: Image
  /** Empty for a picture that says nothing more than the words beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string
  /**
   * Loads at once and first: for the largest picture of the first screen. All others wait until
   * they are near.
   */
  priority?: boolean
  /** Never shown wider than 190 px. */
  small?: boolean
  /** Never shown wider than so many device pixels: no larger file is offered. */
  maxWidth?: number
  /**
   * Hardly ever shown in fewer: no smaller file is offered. 400 (specification, §9) for what is not
   * small.
   */
  minWidth?: number
  /**
   * Fills a box of another shape: `sizes` is taken as it is, a browser's own measure would be the
   * box's.
   */
  cropped?: boolean
  /** Lies over another picture: transparent until it is there. */
  bare?: boolean
  className?: string
}

/** A responsive picture whose room is reserved, in its own colour, from the start. */
export function Picture({
  image,
  alt,
  sizes,
  priority,
  small,
  maxWidth = Infinity,
  minWidth = small ? 0 : 400,
  cropped,
  bare,
  className,
}: PictureProps) {
  const { width, height, colour } = image
  const address = addressOf(image)
  const all = widthsOf(image, small)
  const fitting = all.filter(wide => wide >= minWidth && wide <= maxWidth)
  const widths = fitting.length > 0 ? fitting : all.slice(0, 1)
  const hasChoice = widths.length > 1
  return (
    <img
      className={className}
      {...{ [uiNames.colour]: bare || !colour ? undefined : colour }}
      srcSet={hasChoice ? widths.map(wide => `${address}_${wide} ${wide}w`).join(', ') : undefined}
      src={`${address}_${atLeast(small ? 128 : 800, widths)}`}
      sizes={hasChoice ? (priority || cropped ? sizes : `auto, ${sizes}`) : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

/** The address of the picture in the smallest width at least `wanted` px, or in its largest. */
export const fileOf = (image: Image, wanted: number) => `${addressOf(image)}_${atLeast(wanted, widthsOf(image))}`

/** The same of the small widths, for what is shown at 190 px at most. */
export const smallFileOf = (image: Image, wanted: number) =>
  `${addressOf(image)}_${atLeast(wanted, widthsOf(image, true))}`

const addressOf = ({ src }: Image) => imageAddress(src, 'content') ?? src
const atLeast = (wanted: number, widths: number[]) => widths.find(width => width >= wanted) ?? widths.at(-1)

/** What `srcset` offers: nothing is enlarged, so it ends at the picture's own width. */
function widthsOf({ width }: Image, small = false): number[] {
  const widths = (small ? smallWidths.filter(wide => wide >= 96) : pictureWidths).filter(wide => wide <= width)
  return widths.length > 0 ? widths : [smallWidths.findLast(wide => wide <= width) ?? 16]
}
