import type { Image } from './picture.tsx'

/**
 * A box that a picture covers: its width in hundredths of the viewport's width, and its aspect
 * ratio.
 */
interface Box {
  /** A media condition; the last box has none. */
  when?: string
  vw: number
  ratio: number
}

/**
 * The `sizes` attribute of a picture that covers boxes with other aspect ratios. Where a box is
 * narrower, the sides are cropped, and the picture is wider than its visible part.
 */
export const computeCoverSizes = ({ width, height }: Image, boxes: Box[]) =>
  boxes
    .map(({ when, vw, ratio }) => {
      const wide = Math.round(vw * Math.max(1, width / height / ratio))
      return when ? `${when} ${wide}vw` : `${wide}vw`
    })
    .join(', ')
