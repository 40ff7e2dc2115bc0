/**
 * A luminous intensity distribution, as in EULUMDAT and IES LM-63 files, in one common shape.
 * Directions follow CIE 121: γ 0 is straight down, 180 up; the plane C0 lies across the lamp, C90
 * along it.
 */
export interface Distribution {
  maker: string
  name: string
  /** The product number. */
  number: string
  /** The number of the measurement report. */
  report: string
  date: string
  symmetry: Symmetry
  /** C angles in degrees to four decimals, rising: those that `symmetry` requires. */
  planes: number[]
  /**
   * γ angles in degrees to four decimals, rising, from 0 or 90 to 90 or 180. There is no light
   * beyond them.
   */
  angles: number[]
  /** For each plane and angle, in cd per 1000 lm of the lamps. */
  intensities: number[][]
  /** The size of the whole luminaire. */
  size: Size
  /** The size of the luminous area. */
  luminous: Luminous
  /** The tilt of the luminaire while it was measured, in degrees. */
  tilt: number
  /** Alternative sets of lamps, at least one; they are never added up. */
  lampSets: [LampSet, ...LampSet[]]
  /** Measured as a whole: the given flux of the lamps is that of the luminaire. */
  isAbsolute: boolean
  /** Whether a program computed it or a laboratory measured it; null when the file does not say. */
  origin: 'computed' | 'measured' | null
}

/**
 * Which planes are known. The others follow: from `rotational` (C0) all; from `half` (C0 to C180)
 * those mirrored at C0–C180; from `lengthwise` (C90 to C270) those mirrored at C90–C270; from
 * `quarter` (C0 to C90) both. With `none` all are known, from C0 to below C360.
 */
export type Symmetry = 'none' | 'rotational' | 'half' | 'lengthwise' | 'quarter'

/** In mm. */
export interface Size {
  /** Along C90, or the diameter where `width` is 0. */
  length: number
  /** Along C0; 0 for round luminaires. */
  width: number
  height: number
}

export interface Luminous extends Size {
  /**
   * Set for openings that are neither a rectangle nor a circle, with or without luminous sides
   * (table 1 of LM-63-2002). A `line` has no width or no length; an `ellipse` is horizontal, or
   * with a height a cylinder with that outline; an `ellipsoid` may be a sphere; a cylinder lies
   * `along` C90 or `across` it, and without length or width it is an upright disc.
   */
  form?: 'line' | 'ellipse' | 'ellipsoid' | 'along' | 'across'
}

export interface LampSet {
  count: number
  type: string
  /** Of all lamps of the set together, in lm. */
  flux: number
  /** The colour as written in the file, such as `3000 K`. */
  colour: string
  /** Colour rendering, as written in the file. */
  rendering: string
  /** Power in W, including control gear; 0 when unknown. */
  power: number
}
