import * as apiPaths from '../api-paths.ts'
import { pageData } from '../page-data.ts'

/** Lines of the stack that are told; the first one says it already. */
const lines = 8
const maxReports = 20

const references = new WeakMap<object, string>()
const reported = new Set<string>()

/** Tells the server about what nobody caught (specification, §4). */
export function reportProblems() {
  window.addEventListener('error', ({ error, message }) => void report(error ?? message))
  window.addEventListener('unhandledrejection', event => void report(event.reason))
}

/**
 * Reports a problem, once for each page, and gives the six characters by which it is found in the
 * log. Best effort: it never throws, and where reporting is off nothing is sent.
 */
export function report(problem: unknown): string {
  const reference = referenceOf(problem)
  const { message, stack } = problem instanceof Error ? problem : { message: String(problem), stack: '' }
  const name = problem instanceof Error ? `${problem.name}: ` : ''
  const key = `${message}\n${stack}`
  if (reported.has(key) || reported.size >= maxReports) return reference
  reported.add(key)
  const token = pageData().report
  if (token)
    send({
      token,
      reference,
      message: `${name}${message}`.slice(0, 2000),
      stack: (stack ?? '').split('\n').slice(0, lines),
    })
  return reference
}

/** Six characters; the same for the same problem, wherever it passes by. */
export function referenceOf(problem: unknown): string {
  const known = typeof problem === 'object' && problem !== null ? references.get(problem) : undefined
  const reference =
    known ?? Array.from(crypto.getRandomValues(new Uint8Array(6)), byte => (byte % 36).toString(36)).join('')
  if (typeof problem === 'object' && problem !== null) references.set(problem, reference)
  return reference
}

function send(body: { token: string; reference: string; message: string; stack: string[] }) {
  const headers = { 'Content-Type': 'application/json' }
  fetch(apiPaths.report, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(error =>
    console.warn('A report could not be sent.', error),
  )
}
