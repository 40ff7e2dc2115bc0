/** `body` is filled, `glass` is filled in a lighter tone, `line` is a thin line on them. */
export interface DrawnPart {
  tone: 'body' | 'glass' | 'line'
  d: string
}

/**
 * A lamp's outline in mm. The origin is the top left corner of its bounding box, whose size is
 * `width` by `height`: the outline touches every side of the box.
 */
export interface Figure {
  width: number
  height: number
  /** In painting order. */
  parts: DrawnPart[]
  /** Where cords are attached, in mm from the left. */
  hooks?: number[]
  /** The ends of the lamp's head, in mm from the left, if the head is drawn at its real width. */
  head?: { from: number; to: number }
  /** Whether the lamp is drawn from the side, so that `width` is its depth. */
  isSide?: boolean
}

export const drawBody = (d: string): DrawnPart => ({ tone: 'body', d })
export const drawGlass = (d: string): DrawnPart => ({ tone: 'glass', d })
export const drawLine = (d: string): DrawnPart => ({ tone: 'line', d })

/** Returns the head of a figure; no head if it was drawn narrower than its real width `across`. */
export const headAt = (from: number, to: number, across: number): Pick<Figure, 'head'> =>
  Math.abs(to - from - across) < 0.01 ? { head: { from, to } } : {}
