/** One file in several widths: `{src}-{width}.webp`. */
export interface Image {
  src: string
  /** Of the largest one, px. */
  width: number
  height: number
  widths: number[]
}

interface PictureProps {
  image: Image
  /** Empty for a picture that says nothing more than the words beside it. */
  alt: string
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string
  /** Loads at once and first: for the largest picture of the first screen. All others wait until they are near. */
  priority?: boolean
  className?: string
}

/** A responsive picture whose room is reserved from the start. */
export function Picture({ image, alt, sizes, priority, className }: PictureProps) {
  const { src, width, height, widths } = image
  return (
    <img
      className={className}
      src={fileOf(image, 800)}
      srcSet={widths.map(wide => `${src}-${wide}.webp ${wide}w`).join(', ')}
      sizes={priority ? sizes : `auto, ${sizes}`}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

/** The address of the smallest file at least `wanted` px wide, or of the largest there is. */
export function fileOf({ src, widths }: Image, wanted: number): string {
  const wide = widths.filter(width => width >= wanted)
  return `${src}-${wide.length > 0 ? Math.min(...wide) : Math.max(...widths)}.webp`
}
