/** The part of the package that is used here; it has no types of its own. */
declare module 'subset-font' {
  /** The font with the letters of `text` only, its variation axes fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      /** OpenType features to keep; all when left out. */
      keepFeatures?: string[]
      noHinting?: boolean
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
