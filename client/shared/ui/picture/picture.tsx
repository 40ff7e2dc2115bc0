import { jpegEnd, pictureAddress, pictureWidths, smallWidths } from '../../browser/images.ts'
import * as uiNames from '../names.ts'

/** A picture at its largest size; the picture endpoint creates the smaller sizes. */
export interface Image {
  /** The address without a width: a path below `/image`, or the address of a remote file. */
  src: string
  /** In px. */
  width: number
  height: number
  /** Its dominant colour as `#rrggbb`, if known. */
  colour: string | null
  /** The part that stays visible if the picture is cropped, as `object-position`. */
  focus?: string | undefined
}

interface PictureProps {
  image: Image
  /** Empty for a picture that adds nothing to the text beside it. */
  alt: string
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /**
   * Whether to load the picture immediately with high priority, for the largest picture of the
   * first view. Other pictures load when they are near the viewport.
   */
  priority?: boolean
  /** Whether the picture is never shown wider than 190 px. */
  small?: boolean
  /** The largest width of an offered file, in device pixels. Default: no limit. */
  maxWidth?: number
  /** The smallest width of an offered file, in px. Default: 400, or 0 for small pictures. */
  minWidth?: number
  /**
   * Whether the picture covers a box with another aspect ratio. `sizes` then has no `auto`, which
   * would mean the box's width instead of the picture's.
   */
  cropped?: boolean
  /** Whether the picture lies above another one, so it has no background colour while it loads. */
  bare?: boolean
  className?: string
}

/** A responsive picture. Until it has loaded, its dominant colour fills its space. */
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
  const address = toAddress(image)
  const widths = listWidths(image, small, minWidth, maxWidth)
  const hasChoice = widths.length > 1
  return (
    <img
      className={className}
      {...{ [uiNames.colour]: bare || !colour ? undefined : colour, [uiNames.focus]: focus }}
      srcSet={hasChoice ? formatSourceSet(address, widths) : undefined}
      src={`${address}_${smallestAbove(small ? 128 : 800, widths)}`}
      sizes={hasChoice ? (priority || cropped ? sizes : `auto, ${sizes}`) : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

/** The `srcset` of a `<source>`: the picture in each width of at least 400 px. */
export const createSourceSet = (image: Image) => formatSourceSet(toAddress(image), listWidths(image, false, 400))

const formatSourceSet = (address: string, widths: number[]) =>
  widths.map(wide => `${address}_${wide} ${wide}w`).join(', ')

/**
 * The address of the picture in the smallest width of at least `wanted` px, or in its largest
 * width.
 */
export const findPictureFile = (image: Image, wanted: number) =>
  `${toAddress(image)}_${smallestAbove(wanted, listWidths(image))}`

/** The address of the picture's largest file, as a JPEG. */
export const buildJpegAddress = (image: Image) => findPictureFile(image, Infinity) + jpegEnd

/** The size in px of the JPEG at `buildJpegAddress`. */
export function computeJpegSize(image: Image): [width: number, height: number] {
  const width = listWidths(image).at(-1) ?? image.width
  return [width, Math.round((image.height * width) / image.width)]
}

/**
 * Like `findPictureFile`, but with the small widths, for pictures that are shown at most 190 px
 * wide.
 */
export const findSmallFile = (image: Image, wanted: number) =>
  `${toAddress(image)}_${smallestAbove(wanted, listWidths(image, true))}`

const toAddress = ({ src }: Image) => pictureAddress(src, 'content') ?? src
const smallestAbove = (wanted: number, widths: number[]) => widths.find(width => width >= wanted) ?? widths.at(-1)

/**
 * The widths for `srcset` between `min` and `max`, in px. Pictures are never enlarged, so none is
 * wider than the picture itself. There is always at least one.
 */
function listWidths({ width }: Image, small = false, min = 0, max = Infinity): number[] {
  const widths = (small ? smallWidths.filter(wide => wide >= 96) : pictureWidths).filter(wide => wide <= width)
  const all = widths.length > 0 ? widths : [smallWidths.findLast(wide => wide <= width) ?? 16]
  const fitting = all.filter(wide => wide >= min && wide <= max)
  return fitting.length > 0 ? fitting : all.slice(0, 1)
}
