import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { type IdentifiedEnv, readJson } from '../editors/http.ts'
import type { FieldErrors, Outcome } from '../lib/outcome.ts'
import type { Key } from '../publishing/drafts.ts'
import { problemOf } from '../rules/check.ts'
import { findKeys } from './entry-list.ts'

export type Ctx = Context<IdentifiedEnv>

export const refuse = (c: Ctx, status: ContentfulStatusCode, errors: FieldErrors) => c.json({ errors }, status)

export const respond = (c: Ctx, outcome: Outcome<object>, status: ContentfulStatusCode = 200) =>
  outcome.ok ? c.json(outcome.value, status) : refuse(c, outcome.status, outcome.errors)

/** The entry with the path's id; `?type=` is needed where several types have it. */
export async function withKey(c: Ctx, act: (key: Key) => Promise<Response>) {
  const keys = await findKeys(c.env.CONTENT_DB, c.req.param('id') ?? '', c.req.query('type'))
  const [key, other] = keys
  if (!key) return refuse(c, 404, { id: 'there is no such entry' })
  if (other) return refuse(c, 409, { type: `is needed, one of ${keys.map(({ type }) => type).join(', ')}` })
  return act(key)
}

type Body<Value> = { value: Value; errors?: undefined } | { errors: FieldErrors; value?: undefined }

/** A missing body counts as empty. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Ctx,
  schema: Schema,
): Promise<Body<v.InferOutput<Schema>>> {
  const parsed = v.safeParse(schema, readJson((await c.req.text()) || '{}'))
  if (parsed.success) return { value: parsed.output }
  const errors = parsed.issues.map(issue => [v.getDotPath(issue) ?? 'body', problemOf(issue)])
  return { errors: Object.fromEntries(errors) }
}
