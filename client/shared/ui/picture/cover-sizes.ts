import type { Image } from './picture.tsx'

/**
 * A box that a picture covers. `vw` is the box's width in percent of the viewport's width, and
 * `ratio` is its width divided by its height.
 */
interface Box {
  /** A media condition; the last box has none. */
  when?: string
  vw: number
  ratio: number
}

/**
 * The `sizes` attribute of a picture that covers boxes with other aspect ratios. If a box has a
 * smaller ratio, the picture's sides are cropped, so the picture is wider than the box.
 */
export const computeCoverSizes = ({ width, height }: Image, boxes: Box[]) =>
  boxes
    .map(({ when, vw, ratio }) => {
      const wide = Math.round(vw * Math.max(1, width / height / ratio))
      return when ? `${when} ${wide}vw` : `${wide}vw`
    })
    .join(', ')
