/** `body` is filled, `glass` too, in a lighter tone; `line` is a thin line on them. */
export interface DrawnPart {
  tone: 'body' | 'glass' | 'line'
  d: string
}

/**
 * A lamp's outline in mm, from the top left corner of the box that its measures describe: it
 * touches the box on every side, and is nowhere outside.
 */
export interface Figure {
  width: number
  height: number
  /** Those behind others first. */
  parts: DrawnPart[]
  /** Where cords are fastened, from the left. */
  hooks?: number[]
  /** Its head, where that is as wide as the article's diameter or width: from the left. */
  head?: { from: number; to: number }
  /** Seen from the side: `width` is how far it reaches. */
  isSide?: boolean
}

export const drawBody = (d: string): DrawnPart => ({ tone: 'body', d })
export const glass = (d: string): DrawnPart => ({ tone: 'glass', d })
export const drawLine = (d: string): DrawnPart => ({ tone: 'line', d })

/** The head of a figure, left out where there was no room for all of its width `across`. */
export const headAt = (from: number, to: number, across: number): Pick<Figure, 'head'> =>
  Math.abs(to - from - across) < 0.01 ? { head: { from, to } } : {}
