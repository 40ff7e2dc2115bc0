/**
 * A drawing as plain shapes, for any medium. The unit is a 400th of its width; `d` has absolute
 * commands M, L, C, Q and Z only, which SVG and PDF both know.
 */
export interface Drawing {
  /** 400; of a lamp 500 high. */
  width: number
  height: number
  /** In the order in which they are painted. */
  shapes: DrawnShape[]
  /** The text that stands for it: every measure, and what is beside it for scale. */
  alternative: string
}

export type DrawnShape = PathShape | TextShape

export interface PathShape {
  /**
   * `body`, `glass`: filled and outlined parts of the lamp; `line`: thin lines on them, and cords;
   * `thing`: what is beside it for scale, filled only; `ground`: floor, table, wall or ceiling;
   * `measure`: thin lines of measures; `arrow`: their ends, filled only; `curve`: the strong lines
   * of a diagram.
   */
  tone: 'body' | 'glass' | 'line' | 'thing' | 'ground' | 'measure' | 'arrow' | 'curve'
  d: string
}

export interface TextShape {
  tone: 'text'
  text: string
  /** The middle of its baseline. */
  x: number
  y: number
  /** Read from below: turned by a quarter to the left around that point. */
  isTurned?: boolean
}

/** Of every text, in the drawing's units. */
export const textSize = 14

/** About how long a text is: letters and figures are half as wide as they are high. */
export const shapeLength = (text: string) => text.length * textSize * 0.52
