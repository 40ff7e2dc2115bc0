/** Types of the part of the package that is used here; the package has no types. */
declare module 'subset-font' {
  /** Returns the font with only the letters of `text`, and with fixed variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2'
      /** OpenType features to keep; by default, all. */
      keepFeatures?: string[]
      noHinting?: boolean
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
