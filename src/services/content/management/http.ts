import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { type IdentifiedEnv, readJson, refuse } from '../editors/http.ts'
import { hasRole, isPerson } from '../editors/identity.ts'
import type { ContentOutcome, FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryPlace, findKeys } from '../publishing/entry.ts'
import type { Expected } from '../publishing/expected.ts'
import { isScheduled } from '../publishing/scheduled.ts'
import { explainIssue } from '../rules/problem.ts'

export type ManagementContext = Context<IdentifiedEnv>

export { refuse }

export const sendManagementOutcome = (
  c: ManagementContext,
  outcome: ContentOutcome<object>,
  status: ContentfulStatusCode = 200,
) => (outcome.ok ? c.json(outcome.value, status) : refuse(c, outcome.status, outcome.errors, outcome.details))

export const formatEtag = (version: number) => `"${version}"`

/** Sends the outcome of a change, with the new version as its ETag. */
export function respondWithVersion(
  c: ManagementContext,
  outcome: ContentOutcome<{ version: number }>,
  status: ContentfulStatusCode = 200,
) {
  if (outcome.ok) c.header('ETag', formatEtag(outcome.value.version))
  return sendManagementOutcome(c, outcome, status)
}

/**
 * Runs `act` with the entry whose id is in the path. `?type=` is required if entries of several
 * types have this id.
 */
export async function withKey(c: ManagementContext, act: (key: EntryPlace) => Promise<Response>) {
  const keys = await findKeys(c.env.CONTENT_DB, c.req.param('id') ?? '', c.req.query('type'))
  const [key, other] = keys
  if (!key) return refuse(c, 404, { id: because(t => t.noEntry) })
  if (other) return refuse(c, 409, { type: `is required, one of ${keys.map(({ type }) => type).join(', ')}` })
  return act(key)
}

/**
 * Runs `act`, which changes the entry `known` or, if that is null, the entry whose id is in the
 * path. `act` receives the version that the change is based on. Responds with 428 if the request
 * does not name a version.
 */
export async function withKeyAt(
  c: ManagementContext,
  known: EntryPlace | null,
  act: (key: EntryPlace, expected: Expected) => Promise<Response>,
): Promise<Response> {
  const expected = readExpectedVersion(c)
  if (expected === null) {
    return refuse(c, 428, { 'If-Match': 'is required: the ETag of the version that the change is based on' })
  }
  return known ? act(known, expected) : withKey(c, key => act(key, expected))
}

/**
 * Runs a change of a draft. If the draft is scheduled, only people who may publish can change it,
 * because the change would be published.
 */
export async function withDraft(
  c: ManagementContext,
  key: EntryPlace,
  act: () => Promise<Response>,
): Promise<Response> {
  const isFixed = !hasRole(c.var.identity, 'publish') && (await isScheduled(c.env.CONTENT_DB, key))
  return isFixed ? refuse(c, 409, { id: because(t => t.scheduled) }) : act()
}

/**
 * The version in `If-Match`, or 0 for `If-None-Match: *`, which creates an entry. Machines may send
 * `If-Match: *` to change any version. Null if both headers are missing or invalid.
 */
function readExpectedVersion(c: ManagementContext): Expected | null {
  const etag = c.req.header('if-match')
  if (etag === undefined) return c.req.header('if-none-match') === '*' ? 0 : null
  if (etag === '*') return isPerson(c.var.identity) ? null : 'any'
  const version = etag.match(/^"(\d{1,15})"$/)?.[1]
  return version === undefined ? null : Number(version)
}

type Body<Value> = { value: Value; errors?: undefined } | { errors: FieldErrors; value?: undefined }

/** Parses a JSON body; an empty body counts as `{}`. */
export async function parseManagementBody<Schema extends v.GenericSchema>(
  c: ManagementContext,
  schema: Schema,
): Promise<Body<v.InferOutput<Schema>>> {
  const parsed = v.safeParse(schema, readJson((await c.req.text()) || '{}'))
  if (parsed.success) return { value: parsed.output }
  return { errors: listIssueErrors(parsed.issues) }
}

export const listIssueErrors = (issues: v.BaseIssue<unknown>[]): FieldErrors =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', explainIssue(issue)]))

export const now = () => new Date().toISOString()
