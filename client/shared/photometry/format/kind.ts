import { isIes } from './ies-header.ts'

/** The file name extension: `ldt` for EULUMDAT, `ies` for IES LM-63. */
export type PhotometricKind = 'ldt' | 'ies'

const wholeNumber = /^\s*\d{1,4}(\.0*)?\s*$/

/**
 * Detects the format from a file's first lines, or from the file's name if the lines do not show
 * it. Null if neither shows it.
 */
export function detectPhotometricKind(lines: string[], name = ''): PhotometricKind | null {
  if (isEulumdat(lines)) return 'ldt'
  if (isIes(lines)) return 'ies'
  const [, ending] = /\.(ldt|ies)$/i.exec(name.trim()) ?? []
  return ending ? (ending.toLowerCase() === 'ies' ? 'ies' : 'ldt') : null
}

/** Lines 2 to 4 and 6 of EULUMDAT are light source, symmetry, planes and angles: whole numbers. */
function isEulumdat(lines: string[]): boolean {
  const [, source = '', symmetry = '', planes = '', , angles = ''] = lines
  return (
    [source, symmetry, planes, angles].every(line => line.length < 20 && wholeNumber.test(line)) &&
    Number(source) <= 3 &&
    Number(symmetry) <= 4
  )
}
