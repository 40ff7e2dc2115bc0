import { readEulumdat } from './eulumdat.ts'
import { readIes } from './ies.ts'
import { photometricKindOf } from './kind.ts'
import { splitLines } from './lines.ts'
import type { Read } from './problem.ts'

/**
 * Reads a photometric file, EULUMDAT or IES LM-63, whichever it is; its `name` counts where its
 * first lines do not tell. Never throws: a file that is broken, too large or of another kind is a
 * problem with its line.
 */
export function readPhotometry(bytes: Uint8Array, name = ''): Read {
  const { lines, warnings, problem } = splitLines(bytes)
  if (problem) return { problem }
  const read = photometricKindOf(lines, name) === 'ies' ? readIes(lines) : readEulumdat(lines)
  return read.problem ? read : { ...read, warnings: [...warnings, ...read.warnings] }
}
