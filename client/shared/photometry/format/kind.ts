import { isIes } from './ies-header.ts'

/** `ldt` is EULUMDAT, `ies` is IES LM-63, like the endings of their files' names. */
export type PhotometricKind = 'ldt' | 'ies'

const wholeNumber = /^\s*\d{1,4}(\.0*)?\s*$/

/**
 * Which of the two formats a text has, by its first lines, or by its file's name if the lines do
 * not show it. Null when neither does.
 */
export function detectPhotometricKind(lines: string[], name = ''): PhotometricKind | null {
  if (isEulumdat(lines)) return 'ldt'
  if (isIes(lines)) return 'ies'
  const [, ending] = /\.(ldt|ies)$/i.exec(name.trim()) ?? []
  return ending ? (ending.toLowerCase() === 'ies' ? 'ies' : 'ldt') : null
}

/** EULUMDAT begins with the symmetry and counts, each on its own line. */
function isEulumdat(lines: string[]): boolean {
  const [, source = '', symmetry = '', planes = '', , angles = ''] = lines
  return (
    [source, symmetry, planes, angles].every(line => line.length < 20 && wholeNumber.test(line)) &&
    Number(source) <= 3 &&
    Number(symmetry) <= 4
  )
}
