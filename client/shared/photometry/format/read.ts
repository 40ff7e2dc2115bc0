import { readEulumdat } from './eulumdat.ts'
import { readIes } from './ies.ts'
import { detectPhotometricKind } from './kind.ts'
import { splitLines } from './lines.ts'
import type { ReadResult } from './problem.ts'

/**
 * Reads a photometric file in either format, EULUMDAT or IES LM-63. Its `name` is used only if the
 * first lines do not show the format. Never throws. If a file is broken, too large or of another
 * kind, the result has a `problem`.
 */
export function readPhotometry(bytes: Uint8Array, name = ''): ReadResult {
  const { lines, warnings, problem } = splitLines(bytes)
  if (problem) return { problem }
  const read = detectPhotometricKind(lines, name) === 'ies' ? readIes(lines) : readEulumdat(lines)
  return read.problem ? read : { ...read, warnings: [...warnings, ...read.warnings] }
}
