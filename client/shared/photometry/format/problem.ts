import type { Distribution } from '../distribution.ts'

/** An error in a file, or a warning about something unusual in a readable file. */
export interface FormatError {
  /** Counts from 1; 0 stands for the whole file. */
  line: number
  field: string
  reason: string
}

/** The content of a file with warnings, or the first error. */
export type ReadResult =
  | { distribution: Distribution; warnings: FormatError[]; problem?: undefined }
  | { problem: FormatError; distribution?: undefined }

/** Formats a problem, e.g. `line 27, lamps: is not a number`. */
export const formatProblem = ({ line, field, reason }: FormatError) =>
  line > 0 ? `line ${line}, ${field}: ${reason}` : `${field}: ${reason}`
