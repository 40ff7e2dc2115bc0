import type { FormatError } from './problem.ts'

export interface IesHeader {
  year: number
  keywords: Map<string, string>
  /** The file's text about the lamp. */
  lamp: string
  /** Whether the line is `TILT=INCLUDE`, so that tilt angles and factors follow it. */
  hasTilt: boolean
  /** The number of lines up to `TILT=`, inclusive. */
  end: number
}

type ReadHeader =
  | { header: IesHeader; warnings: FormatError[]; problem?: undefined }
  | { problem: FormatError; header?: undefined; warnings?: undefined }

const versions = new Map([
  ['IESNA91', 1991],
  ['IESNA:LM-63-1995', 1995],
  ['IESNA:LM-63-2002', 2002],
  ['IES:LM-63-2019', 2019],
])
/** Matches other spellings of a version, and captures the last two digits of its year. */
const otherSpelling = /^IES(?:NA)?:?(?:LM-?63-?)?(?:19|20)?(86|91|95|02|19)$/

/** Maximum number of lines before `TILT=`. */
const maxHeaderLines = 2000

/** Longest text of a keyword, in characters. */
const maxText = 256

/**
 * Whether a file is IES LM-63: it begins with that name, or contains the line `TILT=` that all such
 * files have.
 */
export const isIes = (lines: string[]) =>
  /^\s*IES(NA)?\s*[:\d]/i.test(firstLine(lines).slice(0, 80)) || lines.slice(0, maxHeaderLines).some(parseTilt)

const firstLine = (lines: string[]) => lines.find(line => line.trim() !== '') ?? ''

/**
 * The value of `TILT=`, and whether there are spaces beside the equals sign; null for other lines.
 */
function parseTilt(line: string): { value: string; isSpaced: boolean } | null {
  const [all, before = '', after = ''] = /^\s*TILT(\s*)=(\s*)/i.exec(line) ?? []
  return all === undefined ? null : { value: line.slice(all.length).trim(), isSpaced: before + after !== '' }
}

/** Reads the lines before the numbers: the version, the keywords and the kind of tilt. */
export function readHeader(lines: string[]): ReadHeader {
  const refuse = (line: number, field: string, reason: string) => ({ problem: { line, field, reason } })
  const warnings: FormatError[] = []
  const warn = (line: number, field: string, reason: string) => warnings.push({ line, field, reason })
  const first = lines.indexOf(firstLine(lines))
  const versionText = (lines[first] ?? '').trim().slice(0, 80)
  const year = parseYear(versionText)
  if (year === undefined && /^IES/i.test(versionText))
    return refuse(
      first + 1,
      'version',
      `is unknown: ${versionText.slice(0, 30)}; export it as LM-63-2002 or LM-63-2019`,
    )
  if (year === undefined) warn(1, 'version', 'is missing: read as LM-63-1986')
  else if (!versions.has(versionText))
    warn(first + 1, 'version', `is written ${versionText.slice(0, 30)}: read as LM-63-${year}`)
  const at = lines.slice(0, maxHeaderLines).findIndex(parseTilt)
  const { value: tilt = '', isSpaced = false } = parseTilt(lines[at] ?? '') ?? {}
  if (at < 0) return refuse(lines.length, 'TILT', 'is missing: the line TILT=NONE belongs before the numbers')
  if (isSpaced) warn(at + 1, 'TILT', 'has spaces beside its equals sign')
  const isIncluded = /^INCLUDE$/i.test(tilt)
  if (!isIncluded && !/^NONE$/i.test(tilt))
    return refuse(at + 1, 'TILT', 'names another file, which is not read: write TILT=NONE')
  const keywords = parseKeywords(lines.slice(year === undefined ? 0 : first + 1, at))
  const lacking = (year ?? 1986) < 2002 ? [] : required.filter(key => !keywords.has(key))
  if (lacking.length > 0) warn(at + 1, 'keywords', `${lacking.join(', ')} are required but missing`)
  const lamp = keywords.get('LAMP') ?? keywords.get('LAMPCAT') ?? ''
  return { header: { year: year ?? 1986, keywords, lamp, hasTilt: isIncluded, end: at + 1 }, warnings }
}

function parseYear(versionText: string): number | undefined {
  const [, digits] = otherSpelling.exec(versionText.replaceAll(/\s/g, '').toUpperCase()) ?? []
  return digits === undefined ? undefined : Number(digits) + (Number(digits) > 50 ? 1900 : 2000)
}

const required = ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC']

/** The first text of each keyword, with the texts of the `[MORE]` lines after it. */
function parseKeywords(lines: string[]): Map<string, string> {
  const keywords = new Map<string, string>()
  let last = ''
  for (const line of lines) {
    const [all = '', key = ''] = /^\s*\[(\w{1,32})\]/.exec(line) ?? []
    const text = line
      .slice(all.length)
      .replace(/[\p{Cc}]/gu, ' ')
      .trim()
      .slice(0, maxText)
    if (key === 'MORE') keywords.set(last, `${keywords.get(last) ?? ''} ${text}`.slice(0, maxText).trim())
    else if (key !== '') last = key.toUpperCase()
    if (key !== '' && key !== 'MORE' && !keywords.has(last)) keywords.set(last, text)
  }
  return keywords
}
