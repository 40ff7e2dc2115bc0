import * as v from 'valibot'
import { mask } from './mask.ts'

/** A violation of the content security policy on one page, and how often the report contains it. */
export interface Violation {
  directive: string
  /** The origin that was blocked, or a word such as `inline`. */
  blocked: string
  path: string
  count: number
}

const text = v.fallback(v.string(), '')

/* Browsers use two formats: `report-uri` sends a single object, the Reporting API sends a list. */
const single = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  }),
  v.transform(({ 'csp-report': one }) => [
    {
      effectiveDirective: one['effective-directive'] || one['violated-directive'],
      blockedURL: one['blocked-uri'],
      documentURL: one['document-uri'],
    },
  ]),
)
const listed = v.pipe(
  v.array(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }),
    }),
  ),
  v.transform(reports => reports.map(({ body }) => body)),
)

/**
 * Parses a browser's report and returns at most ten different violations. Returns none if the
 * report is invalid, or only about browser extensions.
 */
export function parseViolations(report: unknown): Violation[] {
  const { success, output } = v.safeParse(v.union([single, listed]), report)
  const found = new Map<string, Violation>()
  for (const { effectiveDirective, blockedURL, documentURL } of success ? output : []) {
    if (/^[a-z-]+-extension\b/.test(blockedURL)) continue
    const directive = mask(effectiveDirective, 40)
    const blocked = mask(getOrigin(blockedURL), 100)
    const path = mask(getUrlPath(documentURL), 100)
    const key = `${directive} ${blocked} ${path}`
    const before = found.get(key)
    if (before) before.count++
    else if (found.size < 10) found.set(key, { directive, blocked, path, count: 1 })
  }
  return [...found.values()]
}

const getOrigin = (url: string) => (URL.canParse(url) && /^(https?|wss?):/.test(url) ? new URL(url).origin : url)
const getUrlPath = (url: string) => (URL.canParse(url) ? new URL(url).pathname : '')
