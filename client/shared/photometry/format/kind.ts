import { isIes } from './ies-header.ts'

/** EULUMDAT is `ldt`, IES LM-63 is `ies`: as their files' names end. */
export type PhotometricKind = 'ldt' | 'ies'

const whole = /^\s*\d{1,4}(\.0*)?\s*$/

/**
 * Which of the two formats a text has, by its first lines, or by its file's name where they do not
 * tell; null when neither does.
 */
export function photometricKindOf(lines: string[], name = ''): PhotometricKind | null {
  if (isEulumdat(lines)) return 'ldt'
  if (isIes(lines)) return 'ies'
  const [, ending] = /\.(ldt|ies)$/i.exec(name.trim()) ?? []
  return ending ? (ending.toLowerCase() === 'ies' ? 'ies' : 'ldt') : null
}

/** The symmetry and the counts at its beginning have lines of their own. */
function isEulumdat(lines: string[]): boolean {
  const [, source = '', symmetry = '', planes = '', , angles = ''] = lines
  return (
    [source, symmetry, planes, angles].every(line => line.length < 20 && whole.test(line)) &&
    Number(source) <= 3 &&
    Number(symmetry) <= 4
  )
}
