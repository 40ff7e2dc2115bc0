import { readEulumdat } from './eulumdat.ts'
import { readIes } from './ies.ts'
import { isIes } from './ies-header.ts'
import { linesOf } from './lines.ts'
import type { Read } from './problem.ts'

/**
 * Reads a photometric file, EULUMDAT or IES LM-63, whichever it is. Never throws: a file that is
 * broken, too large or of another kind is a problem with its line.
 */
export function readPhotometry(bytes: Uint8Array): Read {
  const { lines, problem } = linesOf(bytes)
  if (problem) return { problem }
  return isIes(lines) ? readIes(lines) : readEulumdat(lines)
}
