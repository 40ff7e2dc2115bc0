/**
 * A drawing as plain shapes for any medium. The drawing's unit is 1/400 of its width. `d` contains
 * only absolute commands M, L, C, Q and Z, which both SVG and PDF support.
 */
export interface Drawing {
  /** Always 400. Drawings of lamps are 500 high. */
  width: number
  height: number
  /** In painting order. */
  shapes: DrawnShape[]
  /** The alternative text. For a lamp: every measure, and the thing beside the lamp for scale. */
  alternative: string
}

export type DrawnShape = PathShape | TextShape

export interface PathShape {
  /**
   * `body`, `glass`: parts of the lamp, filled and outlined; `line`: thin lines on them, and cords;
   * `thing`: the thing beside the lamp for scale, filled only; `ground`: floor, table, wall or
   * ceiling; `measure`: thin lines of measures; `arrow`: their ends, filled only; `curve`: the
   * strong lines of a diagram.
   */
  tone: 'body' | 'glass' | 'line' | 'thing' | 'ground' | 'measure' | 'arrow' | 'curve'
  d: string
}

export interface TextShape {
  tone: 'text'
  text: string
  /** `x` and `y` are the coordinates of the middle of the baseline. */
  x: number
  y: number
  /** Whether the text is turned by 90° counterclockwise around (`x`, `y`). */
  isTurned?: boolean
}

/** Font size of every text, in the drawing's units. */
export const textSize = 14

/** Estimates a text's length in the drawing's units. A character is about half as wide as high. */
export const estimateTextLength = (text: string) => text.length * textSize * 0.52
