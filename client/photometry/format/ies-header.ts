import type { Problem } from './problem.ts'

export interface Header {
  year: number
  keywords: Map<string, string>
  /** The lamp, as the file names it. */
  lamp: string
  /** Angles and factors follow `TILT=INCLUDE`. */
  hasTilt: boolean
  /** The number of lines, with `TILT=`. */
  end: number
}

type ReadHeader =
  | { header: Header; warnings: Problem[]; problem?: undefined }
  | { problem: Problem; header?: undefined; warnings?: undefined }

const versions = new Map([
  ['IESNA91', 1991],
  ['IESNA:LM-63-1995', 1995],
  ['IESNA:LM-63-2002', 2002],
  ['IES:LM-63-2019', 2019],
])

/** Lines before `TILT=`, at most. */
const maxHeaderLines = 2000
const tiltLine = /^\s*TILT(\s*)=(\s*)(.*?)\s*$/i

/** Whether a file is IES LM-63: it says so, or has the line that all of them have. */
export const isIes = (lines: string[]) =>
  /^\s*IES(NA)?[:\d]/.test(lines[0] ?? '') || lines.slice(0, maxHeaderLines).some(line => tiltLine.test(line))

/** What is before the numbers: the version, keywords, and how the tilt is given. */
export function readHeader(lines: string[]): ReadHeader {
  const refuse = (line: number, field: string, reason: string) => ({ problem: { line, field, reason } })
  const warnings: Problem[] = []
  const warn = (line: number, field: string, reason: string) => warnings.push({ line, field, reason })
  const named = (lines[0] ?? '').trim().toUpperCase()
  const year = versions.get(named)
  if (year === undefined && /^IES/.test(named)) return refuse(1, 'version', `is unknown: ${named.slice(0, 30)}`)
  if (year === undefined) warn(1, 'version', 'is missing: read as LM-63-1986')
  const at = lines.slice(0, maxHeaderLines).findIndex(line => tiltLine.test(line))
  const [, before = '', after = '', tilt = ''] = tiltLine.exec(lines[at] ?? '') ?? []
  if (at < 0) return refuse(lines.length, 'TILT', 'is missing')
  if (before || after) warn(at + 1, 'TILT', 'has spaces beside its equals sign')
  const isIncluded = /^INCLUDE$/i.test(tilt)
  if (!isIncluded && !/^NONE$/i.test(tilt)) return refuse(at + 1, 'TILT', 'names another file, which is not read')
  const keywords = keywordsOf(lines.slice(year === undefined ? 0 : 1, at))
  const lacking = (year ?? 1986) < 2002 ? [] : required.filter(key => !keywords.has(key))
  if (lacking.length > 0) warn(0, 'keywords', `${lacking.join(', ')} are required and missing`)
  const lamp = keywords.get('LAMP') ?? keywords.get('LAMPCAT') ?? ''
  return { header: { year: year ?? 1986, keywords, lamp, hasTilt: isIncluded, end: at + 1 }, warnings }
}

const required = ['TEST', 'TESTLAB', 'ISSUEDATE', 'MANUFAC']

/** The first text of each keyword, with those of `[MORE]`. */
function keywordsOf(lines: string[]): Map<string, string> {
  const keywords = new Map<string, string>()
  let last = ''
  for (const line of lines) {
    const [, key = '', text = ''] = /^\s*\[(\w{1,32})\]\s*(.*?)\s*$/.exec(line.replace(/[\p{Cc}]/gu, ' ')) ?? []
    if (key === 'MORE') keywords.set(last, `${keywords.get(last) ?? ''} ${text}`.slice(0, 256).trim())
    else if (key !== '') last = key.toUpperCase()
    if (key !== '' && key !== 'MORE' && !keywords.has(last)) keywords.set(last, text)
  }
  return keywords
}
