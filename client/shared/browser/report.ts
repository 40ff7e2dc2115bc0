import * as apiPaths from '../../api-paths.ts'
import { readPageData } from '../../page-data.ts'
import { whenActive } from './when-active.ts'
import { whenParsed } from './when-parsed.ts'

/** Maximum number of stack lines in a report. */
const maxStackLines = 8
/** Maximum number of reports that one page sends. */
const maxReports = 20

const references = new WeakMap<object, string>()
const reported = new Set<string>()

/**
 * Sends uncaught errors to the server's log, except cancelled work: browsers reject a page's
 * transition when they have no time to animate it, even before the page's script runs.
 */
export function listenForErrors() {
  window.addEventListener('error', ({ error, message }) => reportCrash(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name !== 'AbortError') reportCrash(reason)
  })
}

/**
 * Reports a problem once per page, and returns the six-character code that identifies it in the
 * server's log. Never throws. Sends nothing if the server has not enabled reporting.
 */
export function reportCrash(problem: unknown): string {
  const reference = ensureReference(problem)
  const { name, message, stack } =
    problem instanceof Error ? problem : { name: typeof problem, message: String(problem), stack: '' }
  const key = `${message}\n${stack}`
  if (reported.has(key) || reported.size >= maxReports) return reference
  reported.add(key)
  // An error may occur before the page's data has been parsed.
  whenParsed(() =>
    whenActive(() => {
      const token = readPageData().report
      if (token)
        send({
          token,
          reference,
          message: `${name}: ${message}`.slice(0, 2000),
          stack: (stack ?? '').split('\n').slice(0, maxStackLines),
        })
    }),
  )
  return reference
}

/** Returns six random characters, the same ones whenever the same error object is passed. */
export function ensureReference(problem: unknown): string {
  const known = typeof problem === 'object' && problem !== null ? references.get(problem) : undefined
  const reference =
    known ?? Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => (byte % 36).toString(36)).join('')
  if (typeof problem === 'object' && problem !== null) references.set(problem, reference)
  return reference
}

function send(body: { token: string; reference: string; message: string; stack: string[] }) {
  const headers = { 'Content-Type': 'application/json' }
  fetch(apiPaths.report, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(error =>
    console.warn('The error report could not be sent.', error),
  )
}
