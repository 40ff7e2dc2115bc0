import type { Distribution } from '../distribution.ts'

/** What is wrong in a file, or was put up with. */
export interface FormatError {
  /** From 1; 0 for the whole file. */
  line: number
  field: string
  reason: string
}

/** A file that was read, with what was put up with; or the first problem that cannot be. */
export type Read =
  | { distribution: Distribution; warnings: FormatError[]; problem?: undefined }
  | { problem: FormatError; distribution?: undefined }

/** As in `line 27, lamps: is not a number`. */
export const problemText = ({ line, field, reason }: FormatError) =>
  line > 0 ? `line ${line}, ${field}: ${reason}` : `${field}: ${reason}`
