/** Caps of bulbs (IEC 60061-1) with the voltage that they usually have. */
export const caps = [
  { cap: 'E27', volts: 230 },
  { cap: 'E14', volts: 230 },
  { cap: 'GU10', volts: 230 },
  { cap: 'G9', volts: 230 },
  { cap: 'R7s', volts: 230 },
  { cap: 'GX53', volts: 230 },
  { cap: 'G4', volts: 12 },
  { cap: 'GU5.3', volts: 12 },
] as const

/** A common shape of a bulb, as its package calls it. */
export interface BulbShape {
  name: string
  cap: (typeof caps)[number]['cap']
  /** In mm. Most names contain this number. */
  diameter: number
  /** Usual length in mm. It is not part of the name, and some bulbs are longer. */
  usual: readonly [from: number, to: number]
}

/** Shapes that are usual in homes, the most common first. The lengths are those of LED bulbs. */
export const shapes: readonly BulbShape[] = [
  { name: 'A60', cap: 'E27', diameter: 60, usual: [104, 110] },
  { name: 'P45', cap: 'E14', diameter: 45, usual: [75, 80] },
  { name: 'C35', cap: 'E14', diameter: 35, usual: [97, 100] },
  { name: 'G80', cap: 'E27', diameter: 80, usual: [118, 118] },
  { name: 'G95', cap: 'E27', diameter: 95, usual: [135, 140] },
  { name: 'G125', cap: 'E27', diameter: 125, usual: [170, 178] },
  { name: 'ST64', cap: 'E27', diameter: 64, usual: [140, 145] },
  { name: 'T30', cap: 'E27', diameter: 30, usual: [185, 300] },
  { name: 'R50', cap: 'E14', diameter: 50, usual: [84, 88] },
  { name: 'R63', cap: 'E27', diameter: 63, usual: [102, 105] },
  { name: 'PAR16', cap: 'GU10', diameter: 50, usual: [50, 57] },
  { name: 'MR16', cap: 'GU5.3', diameter: 50, usual: [45, 52] },
  { name: 'GX53', cap: 'GX53', diameter: 75, usual: [23, 29] },
]
