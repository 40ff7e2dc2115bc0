import { imageAddress, jpegEnd, pictureWidths, smallWidths } from '../../browser/images.ts'
import * as uiNames from '../names.ts'

/** A picture at its largest size; the image endpoint creates the others. */
export interface Image {
  /** Its address without a width: a path below `/image`, or the address of a remote file. */
  src: string
  /** px */
  width: number
  height: number
  /** Its dominant colour as `#rrggbb`, if known. */
  colour: string | null
  /** What stays in sight where it is cropped, as `object-position`. */
  focus?: string | undefined
}

interface PictureProps {
  image: Image
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string
  /** Its displayed width, as the `sizes` attribute. */
  sizes: string
  /**
   * Loads at once with high priority: for the largest picture of the first viewport. Others load
   * when they are near.
   */
  priority?: boolean
  /** Never shown wider than 190 px. */
  small?: boolean
  /** Never shown wider than this number of device pixels: no larger file is offered. */
  maxWidth?: number
  /**
   * Rarely shown narrower: no smaller file is offered. 400 (specification, §9) except for small
   * pictures.
   */
  minWidth?: number
  /**
   * Covers a box of another aspect ratio: `sizes` is used as given, since `auto` would be the box's
   * width.
   */
  cropped?: boolean
  /** Covers another picture: transparent until it has loaded. */
  bare?: boolean
  className?: string
}

/** A responsive picture with reserved space in its dominant colour. */
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
  const { width, height, colour, focus } = image
  const address = addressOf(image)
  const all = widthsOf(image, small)
  const fitting = all.filter(wide => wide >= minWidth && wide <= maxWidth)
  const widths = fitting.length > 0 ? fitting : all.slice(0, 1)
  const hasChoice = widths.length > 1
  return (
    <img
      className={className}
      {...{ [uiNames.colour]: bare || !colour ? undefined : colour, [uiNames.focus]: focus }}
      srcSet={hasChoice ? widths.map(wide => `${address}_${wide} ${wide}w`).join(', ') : undefined}
      src={`${address}_${atLeast(small ? 128 : 800, widths)}`}
      sizes={hasChoice ? (priority || cropped ? sizes : `auto, ${sizes}`) : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

/** The address of the picture in the smallest width of at least `wanted` px, or in its largest. */
export const fileOf = (image: Image, wanted: number) => `${addressOf(image)}_${atLeast(wanted, widthsOf(image))}`

/** The address of its largest file, as a JPEG. */
export const jpegOf = (image: Image) => fileOf(image, Infinity) + jpegEnd

/** Its size in px. */
export function jpegSizeOf(image: Image): [width: number, height: number] {
  const width = widthsOf(image).at(-1) ?? image.width
  return [width, Math.round((image.height * width) / image.width)]
}

/** The same among the small widths, for pictures shown at 190 px at most. */
export const smallFileOf = (image: Image, wanted: number) =>
  `${addressOf(image)}_${atLeast(wanted, widthsOf(image, true))}`

const addressOf = ({ src }: Image) => imageAddress(src, 'content') ?? src
const atLeast = (wanted: number, widths: number[]) => widths.find(width => width >= wanted) ?? widths.at(-1)

/** The `srcset` entries, up to the picture's own width: nothing is enlarged. */
function widthsOf({ width }: Image, small = false): number[] {
  const widths = (small ? smallWidths.filter(wide => wide >= 96) : pictureWidths).filter(wide => wide <= width)
  return widths.length > 0 ? widths : [smallWidths.findLast(wide => wide <= width) ?? 16]
}
