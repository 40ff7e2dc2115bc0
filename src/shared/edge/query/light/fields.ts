/** A number between `least` and `most` that the visitor types. */
export interface NumberField {
  kind: 'number'
  least: number
  most: number
  decimals: number
  /** The default; null for a field that may be empty. */
  usual: number | null
}

/** One of several words; the first is the default. */
export interface ChoiceField {
  kind: 'choice'
  words: readonly string[]
}

/**
 * One product, given by its slug, or if `isMany`, several products, given by their ids. If there
 * are two pieces of a product, its id occurs twice.
 */
export interface ProductField {
  kind: 'product'
  isMany: boolean
}

export type LightField = NumberField | ChoiceField | ProductField

const number = (least: number, usual: number | null, most: number, decimals = 0): NumberField => ({
  kind: 'number',
  least,
  most,
  decimals,
  usual,
})
const choice = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  ({ kind: 'choice', words }) as const
const slug = { kind: 'product', isMany: false } as const

/** The dimmer's type, its minimum and maximum load in W, and the number of bulbs on it. */
const dimmer = {
  dimmer: choice('none', 'trailing-edge', 'leading-edge', 'unknown'),
  least: number(1, null, 1000),
  most: number(1, null, 5000),
  count: number(1, 1, 50),
}

/** The form fields of each light tool, in order. The keys are their names in the tool's address. */
export const lightFields = {
  light: { lamp: slug },
  lightBulb: {
    lamp: slug,
    bulb: slug,
    /** A bulb that the visitor has: shape (`shapes.ts`), length in mm, and power in W. */
    shape: choice('', 'a60', 'p45', 'c35', 'g80', 'g95', 'g125', 'st64', 't30', 'r50', 'r63', 'par16', 'mr16', 'gx53'),
    length: number(10, null, 500),
    power: number(0.5, null, 200, 1),
    closed: choice('unknown', 'yes', 'no'),
    ...dimmer,
  },
  /** Lengths are in m. */
  lightRoom: {
    length: number(1, 5, 30, 2),
    width: number(1, 4, 30, 2),
    height: number(1.8, 2.4, 8, 2),
    use: choice('living', 'kitchen', 'dining', 'bedroom', 'bathroom', 'hall'),
    walls: choice('light', 'white', 'medium', 'dark'),
    shade: choice('round', 'down', 'up'),
    eyes: choice('young', 'old'),
    points: number(1, 4, 24),
    lamps: { kind: 'product', isMany: true },
  },
  /** All lengths are in cm. */
  lightTable: {
    lamp: slug,
    shape: choice('long', 'round'),
    length: number(40, 180, 600),
    width: number(40, 90, 300),
    top: number(30, 74, 120),
    ceiling: number(180, 250, 800),
    count: number(1, null, 8),
    gap: number(20, 60, 150),
  },
  /** All lengths are in cm. */
  lightBathroom: {
    kind: choice('bath', 'tray', 'floor'),
    length: number(50, 160, 300),
    width: number(50, 70, 200),
    room: number(100, 300, 1000),
    ceiling: number(180, 240, 600),
    outlet: number(10, 200, 300),
    /** How far a fixed shower screen reaches into the room from the wall. */
    screen: number(10, null, 300),
    jets: choice('no', 'yes'),
    lamp: slug,
  },
  /**
   * `power` (of the new bulb) and `old` (the power of the old bulb) are in W, `hours` is per day,
   * and `price` is per kWh.
   */
  lightCost: {
    bulb: slug,
    power: number(0.5, 7, 500, 1),
    old: number(1, null, 1000, 1),
    hours: number(0.1, 3, 24, 1),
    price: number(0.01, null, 100, 4),
    count: number(1, 1, 200),
  },
} as const satisfies Record<string, Record<string, LightField>>

export type LightPage = keyof typeof lightFields
