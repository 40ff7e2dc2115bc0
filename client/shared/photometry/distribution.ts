/**
 * A luminous intensity distribution, as EULUMDAT and IES LM-63 files have it, in one shape.
 * Directions are CIE's: γ 0 is straight down, 180 up; the plane C0 lies across the lamp, C90 along
 * it (CIE 121).
 */
export interface Distribution {
  maker: string
  name: string
  /** The article's number. */
  number: string
  /** Of the measurement. */
  report: string
  date: string
  symmetry: Symmetry
  /** C angles in degrees to four decimals, rising: those that `symmetry` says. */
  planes: number[]
  /** γ in degrees to four decimals, rising, from 0 or 90 to 90 or 180; no light beyond them. */
  angles: number[]
  /** For each plane at each angle, in cd for 1000 lm of the lamps. */
  intensities: number[][]
  /** The whole lamp. */
  size: Size
  /** What of it is lit. */
  luminous: Luminous
  /** Tilt of the lamp while it was measured, in degrees. */
  tilt: number
  /** Alternatives, at least one: never added up. */
  lampSets: [LampSet, ...LampSet[]]
  /** Measured as a whole: the lamps' flux is the luminaire's. */
  isAbsolute: boolean
  /** Whether a program computed it, or a laboratory measured it; null when nobody says. */
  origin: 'computed' | 'measured' | null
}

/**
 * Which planes are known. The others follow: from `rotational` (C0) all; from `half` (C0 to C180)
 * those mirrored at C0–C180; from `lengthwise` (C90 to C270) those mirrored at C90–C270; from
 * `quarter` (C0 to C90) both; `none`: all are known, C0 to below C360.
 */
export type Symmetry = 'none' | 'rotational' | 'half' | 'lengthwise' | 'quarter'

/** In mm. */
export interface Size {
  /** Along C90, or the diameter where `width` is 0. */
  length: number
  /** Along C0; 0 for what is round. */
  width: number
  height: number
}

export interface Luminous extends Size {
  /**
   * What is neither a rectangle nor a circle, with or without luminous sides (table 1 of
   * LM-63-2002): a `line` has no width or no length; an `ellipse` lies level, or is a cylinder with
   * that outline where it has a height; an `ellipsoid` may be a sphere; a cylinder lies `along` C90
   * or `across` it, and without length or width it is an upright disc.
   */
  form?: 'line' | 'ellipse' | 'ellipsoid' | 'along' | 'across'
}

export interface LampSet {
  count: number
  type: string
  /** Of all lamps of the set, in lm. */
  flux: number
  /** As the file says it, such as `3000 K`. */
  colour: string
  /** Colour rendering, as the file says it. */
  rendering: string
  /** With the gear, in W; 0 when unknown. */
  power: number
}
