/** `body` is filled, `glass` is filled in a lighter tone, `line` is a thin line on them. */
export interface DrawnPart {
  tone: 'body' | 'glass' | 'line'
  d: string
}

/**
 * A lamp's outline in mm, from the top left corner of the box that its measures describe. It
 * touches the box on every side and is nowhere outside it.
 */
export interface Figure {
  width: number
  height: number
  /** In painting order. */
  parts: DrawnPart[]
  /** Where cords are attached, in mm from the left. */
  hooks?: number[]
  /** The lamp's head in mm from the left, if it is as wide as the product's diameter or width. */
  head?: { from: number; to: number }
  /** Drawn from the side: `width` is the lamp's depth. */
  isSide?: boolean
}

export const drawBody = (d: string): DrawnPart => ({ tone: 'body', d })
export const drawGlass = (d: string): DrawnPart => ({ tone: 'glass', d })
export const drawLine = (d: string): DrawnPart => ({ tone: 'line', d })

/** The head of a figure; left out if it was drawn narrower than its real width `across`. */
export const headAt = (from: number, to: number, across: number): Pick<Figure, 'head'> =>
  Math.abs(to - from - across) < 0.01 ? { head: { from, to } } : {}
