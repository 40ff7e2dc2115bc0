import { drawPath, rectangle } from './path.ts'

/**
 * A thing whose size everybody knows. Lengths are in mm. Points are relative to the thing's top
 * left corner.
 */
export interface DrawnThing {
  name: 'hand' | 'chair' | 'table'
  width: number
  height: number
  d: string
}

/** An adult's hand, 185 mm from the wrist to the tip of the middle finger. */
export const hand: DrawnThing = {
  name: 'hand',
  width: 114,
  height: 185,
  d:
    'M46 185 C44 172 37 160 29 149 C18 135 6 117 1 101 C-2 91 11 84 18 94 C24 103 29 109 36 113 C37 108 38 103 38 97 ' +
    'L36 25 C36 12 54 12 54 25 L57 84 L58 10 C58 -3 76 -3 76 10 L77 84 L80 19 C81 7 97 7 97 20 L95 91 L98 46 ' +
    'C99 35 114 35 113 47 L111 126 C110 149 102 164 101 185 Z',
}

/** A chair from the side. Its seat is 450 mm above the floor, the top of its back 820 mm. */
export const chair: DrawnThing = {
  name: 'chair',
  width: 500,
  height: 820,
  d:
    'M0 12 C0 0 24 0 26 8 L72 352 L478 352 C498 352 498 396 478 396 L466 396 L500 820 L470 820 L430 396 L80 396 ' +
    'L62 820 L32 820 L38 396 Z',
}

/** Recommended height of a pendant's lower edge above a table, in mm. */
export const pendantAbove = 600
/** Thickness of the table top, in mm. */
const tableTop = 30

/** A table from the side, `width` mm wide; its legs are cut off at `height` mm below the top. */
export const tableEdge = (width: number, height: number): DrawnThing => ({
  name: 'table',
  width,
  height,
  d: [
    rectangle(0, 0, width, tableTop),
    drawPath`M${width * 0.06} ${tableTop} L${width * 0.06 + 60} ${tableTop} L${width * 0.06 + 45} ${height} L${width * 0.06 + 10} ${height} Z`,
    drawPath`M${width * 0.94 - 60} ${tableTop} L${width * 0.94} ${tableTop} L${width * 0.94 - 10} ${height} L${width * 0.94 - 45} ${height} Z`,
  ].join(' '),
})
