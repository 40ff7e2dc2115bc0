import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { type IdentifiedEnv, readJson, refuse } from '../editors/http.ts'
import { isPerson, may } from '../editors/identity.ts'
import type { ContentOutcome, FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryPlace, findKeys } from '../publishing/entry.ts'
import type { Expected } from '../publishing/expected.ts'
import { isScheduled } from '../publishing/scheduled.ts'
import { ruleProblem } from '../rules/problem.ts'

export type Ctx = Context<IdentifiedEnv>

export { refuse }

export const answerManager = (c: Ctx, outcome: ContentOutcome<object>, status: ContentfulStatusCode = 200) =>
  outcome.ok ? c.json(outcome.value, status) : refuse(c, outcome.status, outcome.errors, outcome.details)

export const etagOf = (version: number) => `"${version}"`

/** The same for a change that made a version. */
export function respondWithVersion(
  c: Ctx,
  outcome: ContentOutcome<{ version: number }>,
  status: ContentfulStatusCode = 200,
) {
  if (outcome.ok) c.header('ETag', etagOf(outcome.value.version))
  return answerManager(c, outcome, status)
}

/** The entry with the path's id; `?type=` is needed where several types have it. */
export async function withKey(c: Ctx, act: (key: EntryPlace) => Promise<Response>) {
  const keys = await findKeys(c.env.CONTENT_DB, c.req.param('id') ?? '', c.req.query('type'))
  const [key, other] = keys
  if (!key) return refuse(c, 404, { id: because(t => t.noEntry) })
  if (other) return refuse(c, 409, { type: `is needed, one of ${keys.map(({ type }) => type).join(', ')}` })
  return act(key)
}

/**
 * For a change: the key, by default that of the path, and the version that the change is based on.
 */
export async function withKeyAt(
  c: Ctx,
  known: EntryPlace | null,
  act: (key: EntryPlace, expected: Expected) => Promise<Response>,
): Promise<Response> {
  const expected = expectedOf(c)
  if (expected === null) {
    return refuse(c, 428, { 'If-Match': 'is needed: the ETag of the version that the change is based on' })
  }
  return known ? act(known, expected) : withKey(c, key => act(key, expected))
}

/**
 * For a change of a draft. What is scheduled is refused to whoever may not publish, as they would
 * decide what is published.
 */
export async function withDraft(c: Ctx, key: EntryPlace, act: () => Promise<Response>): Promise<Response> {
  const isFixed = !may(c.var.identity, 'publish') && (await isScheduled(c.env.CONTENT_DB, key))
  return isFixed ? refuse(c, 409, { id: because(t => t.scheduled) }) : act()
}

/**
 * By `If-Match`, which machines may set to `*` for whatever there is, or `If-None-Match: *` for a
 * new entry; null without.
 */
function expectedOf(c: Ctx): Expected | null {
  const given = c.req.header('if-match')
  if (given === undefined) return c.req.header('if-none-match') === '*' ? 0 : null
  if (given === '*') return isPerson(c.var.identity) ? null : 'any'
  const version = given.match(/^"(\d{1,15})"$/)?.[1]
  return version === undefined ? null : Number(version)
}

type Body<Value> = { value: Value; errors?: undefined } | { errors: FieldErrors; value?: undefined }

/** A missing body counts as empty. */
export async function parseManagementBody<Schema extends v.GenericSchema>(
  c: Ctx,
  schema: Schema,
): Promise<Body<v.InferOutput<Schema>>> {
  const parsed = v.safeParse(schema, readJson((await c.req.text()) || '{}'))
  if (parsed.success) return { value: parsed.output }
  return { errors: issueErrors(parsed.issues) }
}

export const issueErrors = (issues: v.BaseIssue<unknown>[]): FieldErrors =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', ruleProblem(issue)]))

export const now = () => new Date().toISOString()
