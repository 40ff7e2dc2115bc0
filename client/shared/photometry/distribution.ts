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
  /** C angles of the known planes, ascending, in degrees to four decimals (see `Symmetry`). */
  planes: number[]
  /**
   * γ angles, ascending, in degrees to four decimals. They begin at 0 or 90 and end at 90 or 180.
   * There is no light outside them.
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
  /**
   * Whether the luminaire was measured as a whole, so that `flux` is the flux of the luminaire
   * itself.
   */
  isAbsolute: boolean
  /**
   * Whether a program computed the distribution or a laboratory measured it; null when the file
   * does not say.
   */
  origin: 'computed' | 'measured' | null
}

/**
 * Which planes are known; the others follow from symmetry. `rotational`: C0, and all planes are
 * equal. `half`: C0 to C180, mirrored at C0–C180. `lengthwise`: C90 to C270, mirrored at C90–C270.
 * `quarter`: C0 to C90, mirrored at both. `none`: all planes, from C0 to below C360.
 */
export type Symmetry = 'none' | 'rotational' | 'half' | 'lengthwise' | 'quarter'

/** A box or an upright cylinder, in mm. */
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
   * (table 1 of LM-63-2002). A `line` has no width or no length. An `ellipse` is horizontal; if it
   * has a height, it is a cylinder with an elliptical outline. An `ellipsoid` may be a sphere. A
   * cylinder lies `along` C90 or `across` it; without length or width, it is an upright disc.
   */
  form?: 'line' | 'ellipse' | 'ellipsoid' | 'along' | 'across'
}

export interface LampSet {
  count: number
  type: string
  /** Luminous flux of all lamps of the set together, in lm. */
  flux: number
  /** The colour as written in the file, such as `3000 K`. */
  colour: string
  /** Colour rendering, as written in the file. */
  rendering: string
  /** Power in W, including control gear; 0 when unknown. */
  power: number
}
