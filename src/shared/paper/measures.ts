/*
 * Measures of a PDF page in pt (A4 with margins of 18 mm), its text styles, and its colours, which
 * are black, white and grey. Only pictures and the energy arrow have other colours.
 */

const mm = 72 / 25.4

export const paperSize: [width: number, height: number] = [210 * mm, 297 * mm]
const margin = 18 * mm
/** The left and upper edge of the printed area. */
export const [left, head] = [margin, margin]
export const right = paperSize[0] - margin
/** The lower end of flowing text. A hairline and the foot are below it. */
export const bottom = paperSize[1] - margin - 22
/** The lower end of the foot. */
export const foot = paperSize[1] - margin

export const gap = 24
export const column = (right - left - gap) / 2

export const ink = '#1a1a1a'
export const softInk = '#666666'
export const lineColor = '#c8c8c8'

export interface Style {
  size: number
  leading: number
  weight: 'regular' | 'bold'
  colour: string
}

export const bodyStyle: Style = { size: 9, leading: 13, weight: 'regular', colour: ink }
export const soft: Style = { ...bodyStyle, colour: softInk }
export const heading: Style = { ...bodyStyle, weight: 'bold' }
export const lead: Style = { ...bodyStyle, size: 10.5, leading: 15 }
export const name: Style = { size: 32, leading: 34, weight: 'regular', colour: ink }
export const finish: Style = { size: 14, leading: 18, weight: 'regular', colour: ink }
export const wordMark: Style = { ...heading, size: 15, leading: 18 }
export const small: Style = { ...soft, size: 7.5, leading: 10.5 }
