import { type Image, Picture } from './picture.tsx'

/** One view of a thing, unlit and, where there is one, lit with the same framing. */
export interface LitImages {
  alt: string
  unlit: Image
  lit: Image | null
}

interface LitPictureProps {
  picture: LitImages
  sizes: string
  priority?: boolean
  /** The words are already beside it: the card's name. */
  decorative?: boolean
  /** Never shown wider than 190 px. */
  small?: boolean
  /** Never shown wider than so many device pixels. */
  maxWidth?: number
  /** Hardly ever shown in fewer. */
  minWidth?: number
  /** Fills a box of another shape: `sizes` counts what is cropped. */
  cropped?: boolean
}

/**
 * The unlit picture, and the lit one above it for a cross-fade by CSS alone: below `.lit-by` on
 * hover and focus, in `.gallery` by its switch. Inside `.lights` the lit one is not even loaded
 * before someone comes near.
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
}: LitPictureProps) {
  const { alt, unlit, lit } = picture
  const shown = { sizes, small, maxWidth, minWidth, cropped }
  return (
    <span className="lit-picture">
      <Picture image={unlit} alt={decorative ? '' : alt} {...shown} priority={priority} />
      {lit && <Picture image={lit} alt="" {...shown} bare className="lit-picture-lit" />}
    </span>
  )
}
