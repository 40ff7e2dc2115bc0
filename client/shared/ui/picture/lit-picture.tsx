import type { ReactNode } from 'react'
import { type Image, Picture } from './picture.tsx'

/** One view of a product, unlit and optionally lit, with the same framing. */
export interface LitImages {
  alt: string
  unlit: Image
  lit: Image | null
}

interface LitPictureProps {
  picture: LitImages
  sizes: string
  priority?: boolean
  /** Whether text beside the picture, such as a card's name, already describes it. */
  decorative?: boolean
  /** Whether the picture is never shown wider than 190 px. */
  small?: boolean
  /** The largest width at which the picture is shown, in device pixels. */
  maxWidth?: number
  /** The smallest width at which the picture is usually shown, in device pixels. */
  minWidth?: number
  /**
   * Whether the picture covers a box with another aspect ratio. `sizes` then includes the cropped
   * part.
   */
  cropped?: boolean
  /** Shown on top of the pictures, such as the light switch. */
  children?: ReactNode
}

/**
 * The unlit picture with the lit one above it. CSS cross-fades them: in `.lit-by` on hover and
 * focus, and in `.gallery` with its light switch. Inside `.lights` the lit picture is not loaded
 * before hover or focus.
 */
export function LitPicture({
  picture,
  sizes,
  priority,
  decorative,
  small,
  maxWidth,
  minWidth,
  cropped,
  children,
}: LitPictureProps) {
  const { alt, unlit, lit } = picture
  const shown = { sizes, small, maxWidth, minWidth, cropped }
  return (
    <span className="lit-picture">
      <Picture image={unlit} alt={decorative ? '' : alt} {...shown} priority={priority} />
      {lit && <Picture image={lit} alt="" {...shown} bare className="lit-picture-lit" />}
      {children}
    </span>
  )
}
