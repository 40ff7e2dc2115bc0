import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { createLimit, visitorAddress } from '../shared/edge/limit.ts'
import { refuseCrossSite } from '../shared/edge/security.ts'
import { parseViolations } from './csp.ts'
import { mask } from './mask.ts'
import { isForPage, lifetime, readReportToken } from './token.ts'

/**
 * A body that is longer than allowed is still read up to this many bytes, because the sender may
 * not receive the response otherwise.
 */
const maxRead = 1_000_000

/** Reads the body as text; null if it is longer than `limit` bytes. */
async function readLimited(request: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) text += decoder.decode(chunk, { stream: true })
    if (size > maxRead) break
  }
  return size > limit ? null : text + decoder.decode()
}

/**
 * Receives reports of crashed pages, and of violations of the content security policy. Each report
 * becomes one line in the log.
 */
export const reportRoutes = new Hono<AppEnv>()

const perToken = createLimit(20, lifetime * 1000)
const perAddress = createLimit(60, 60_000)
const perCspAddress = createLimit(60, 60_000)

const shape = v.object({
  token: v.string(),
  message: v.string(),
  /** The first lines of the error's stack. */
  stack: v.fallback(v.array(v.string()), []),
  /** The code that the page showed to the visitor, with which operators can find this log line. */
  reference: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9]{6}$/)), ''),
})

/** The response to every invalid report, so that it reveals nothing about tokens. */
const refuse = (c: Context<AppEnv>) => c.json({ errors: { report: 'refused' } }, 403)

reportRoutes.post(apiPaths.report, refuseCrossSite, async c => {
  const secret = c.env.SIGNING_SECRET
  const body = await readLimited(c.req.raw, 16_384)
  if (body === null) return c.json({ errors: { report: 'is too large' } }, 413)
  const { success, output } = v.safeParse(shape, jsonOf(body))
  const token = secret && success && (await readReportToken(secret, output.token))
  const from = getRefererPath(c.req.header('Referer'))
  if (!token || (from !== null && !isForPage(token, from))) return refuse(c)
  if (!perAddress(visitorAddress(c.req.raw)) || !perToken(token.id)) return refuse(c)
  const { message, stack, reference } = output
  // The line has at most 8 KB in any writing system: up to 2,100 characters with up to 3 bytes
  // each.
  console.error(
    JSON.stringify({
      event: 'page_crashed',
      reference,
      path: mask(token.path, 200),
      message: mask(message, 500),
      stack: stack.slice(0, 8).map(line => mask(line.trim(), 160)),
    }),
  )
  return c.body(null, 204)
})

/** Browsers send reports of violations automatically, and ignore the response. */
reportRoutes.post(apiPaths.violations, async c => {
  const body = await readLimited(c.req.raw, 65_536)
  const violations = perCspAddress(visitorAddress(c.req.raw)) ? parseViolations(jsonOf(body)) : []
  if (violations.length > 0) console.warn(JSON.stringify({ event: 'csp_violated', violations }))
  return c.body(null, 204)
})

/** Returns the path of the reporting page; null if the browser does not send it. */
function getRefererPath(header: string | undefined): string | null {
  return header && URL.canParse(header) ? new URL(header).pathname : null
}

/** Parses JSON; undefined for text that is not JSON. */
function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
