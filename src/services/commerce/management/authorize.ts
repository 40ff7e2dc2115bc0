import { createMiddleware } from 'hono/factory'
import { digest } from '../lib/ids.ts'
import { fail, type PlainFailure, VersionChanged } from '../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from './http.ts'
import { findAnswer, hasOrder, saveAnswer } from './operators/answers.ts'
import { type AuditEntry, AuditedDatabase, KeyUsed, versionSql } from './operators/audited-database.ts'
import { recordRefusedOperation } from './operators/log.ts'
import { findOperation, mayCall } from './operators/operations.ts'
import { findOperator } from './operators/operator.ts'
import type { Subject } from './operators/subjects.ts'

/** Maximum size of a request in the log, in characters. For longer ones, it has only the length. */
const maxRequestLength = 20_000

/**
 * Lets operators call the operations that their roles allow. Responds with 404 if the interface is
 * not set up and for calls that are not listed, with 401 to unknown callers, and with 403 if the
 * operator may not call the operation. The log records the last case.
 */
export const authorize = createMiddleware<ManagementEnv>(async (c, next) => {
  const { COMMERCE_DB: db } = c.env
  const refuse = (failure: PlainFailure) => refuseManagement(c, failure)
  if (!c.env.MANAGEMENT_TOKEN && !c.env.DESK_KEY) return refuse(fail(404, { route: 'not found' }))
  const operator = await findOperator(c.env, c.req.header('authorization'))
  if (!operator) return refuse(fail(401, { authorization: 'needs the management token or a desk identity' }))
  const found = findOperation(c.req.method, c.req.path.replace(/^.*?\/management(?=\/)/, ''))
  if (!found) return refuse(fail(404, { route: 'not found' }))
  const { operation, params } = found
  c.set('operator', operator)
  c.set('db', db)
  if (!mayCall(operator, operation)) {
    await recordRefusedOperation(db, operator, operation.name)
    return refuse(fail(403, { role: `must be one of ${operation.roles.join(', ')}` }))
  }
  if (operation.method === 'GET') {
    const subject = operation.subject?.(params, {})
    const version = subject ? await loadVersion(db, subject) : null
    await next()
    if (version !== null && c.res.ok) c.res.headers.set('ETag', `"${version}"`)
    return
  }
  const text = await c.req.raw.clone().text()
  const subject = operation.subject?.(params, parseJson(text))
  if (!subject) throw new Error(`The operation ${operation.name} has no subject`)
  const key = c.req.header('idempotency-key')?.slice(0, 100) || null
  const entry: AuditEntry = {
    ...{ operator, operation: operation.name, subject, key },
    request: operation.isPrivate ? null : formatRequest(text),
    digest: await digest(`${c.req.method} ${c.req.path} ${text}`),
    version: parseVersion(c.req.header('if-match')),
  }
  const answered = key === null ? null : await findAnswer(db, { ...entry, key })
  if (answered && !answered.ok) return refuse(answered)
  if (answered && answered.value !== 'repeat') return c.json(answered.value.body, answered.value.status)
  const isRepeated = answered !== null
  if (!isRepeated && entry.version !== null && entry.version !== (await loadVersion(db, subject)))
    return refuseVersion()
  const audited = new AuditedDatabase(db, isRepeated ? { ...entry, key: null, version: null } : entry)
  c.set('db', audited)
  await next()
  if (c.error instanceof VersionChanged) c.res = await refuseVersion()
  if (c.error instanceof KeyUsed) c.res = refuse(fail(409, { key: 'another request with this key is being processed' }))
  if (key !== null && c.res.ok && audited.isLogged && !operation.isPrivate && !hasOrder(operation.name))
    await saveAnswer(db, { operator, key }, c.res.clone())
  if (c.res.ok) c.res.headers.set('ETag', `"${await loadVersion(db, subject)}"`)

  /** Refuses a change to an outdated version. The header `ETag` has the current version. */
  async function refuseVersion() {
    const version = subject ? await loadVersion(db, subject) : 0
    c.header('ETag', `"${version}"`)
    return refuse(fail(412, { version: 'somebody else has changed it in the meantime' }))
  }
})

async function loadVersion(db: D1Database, subject: Subject): Promise<number> {
  const row = await db
    .prepare(`SELECT ${versionSql(subject)} AS version WHERE ?1 = ?1 AND ?2 = ?2`)
    .bind(subject.value, subject.name)
    .first<{ version: number }>()
  return row?.version ?? 0
}

/** Parses `If-Match`; null if the request expects no version. An unknown version is -1. */
function parseVersion(header: string | undefined): number | null {
  if (!header || header === '*') return null
  const [, version] = /^"(\d{1,15})"$/.exec(header) ?? []
  return version === undefined ? -1 : Number(version)
}

/** Returns undefined if the text is not JSON; the route then refuses the request. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Formats a request as JSON for the log; null for one without a valid body. */
function formatRequest(text: string): string | null {
  const request = parseJson(text)
  if (request === undefined) return null
  return text.length > maxRequestLength ? JSON.stringify({ characters: text.length }) : JSON.stringify(request)
}
