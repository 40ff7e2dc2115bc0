import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { ContentEnv } from '../env.ts'
import { defaultLocale, isLocale, type Locale } from '../lib/localize.ts'
import type { ContentOutcome, FieldErrors } from '../lib/outcome.ts'
import { because, errorsIn } from '../lib/reasons/reason.ts'
import { type Identity, may, type Role } from './identity.ts'

export type IdentifiedEnv = ContentEnv & { Variables: { identity: Identity } }

type AnyContext = Context<IdentifiedEnv> | Context<ContentEnv>

/** The reasons are in the language that was asked for, else in English. */
export const refuse = (c: AnyContext, status: ContentfulStatusCode, errors: FieldErrors, details?: object) =>
  c.json({ errors: errorsIn(errors, localeOf(c)), ...details }, status)

/** The language of titles and reasons in a response: by `?locale=`, else by `Accept-Language`. */
export function localeOf({ req }: AnyContext): Locale {
  const asked = req.query('locale') ?? req.header('accept-language')?.slice(0, 2) ?? ''
  return isLocale(asked) ? asked : defaultLocale
}

export const answerEditor = (c: AnyContext, outcome: ContentOutcome<object>, status: ContentfulStatusCode = 200) =>
  outcome.ok ? c.json(outcome.value, status) : refuse(c, outcome.status, outcome.errors)

/** Refuses with 403 whoever has less than this role. */
export const needs =
  (role: Role): MiddlewareHandler<IdentifiedEnv> =>
  (c, next) =>
    may(c.var.identity, role) ? next() : Promise.resolve(refuse(c, 403, { role: because(t => t.role(role)) }))

/** Owners only; a machine's token, which may be in many hands, gives nobody access. */
export const needsOwner: MiddlewareHandler<IdentifiedEnv> = (c, next) =>
  may(c.var.identity, 'own') && c.var.identity.by !== 'token'
    ? next()
    : Promise.resolve(refuse(c, 403, { role: 'must be "own", and not a machine’s' }))

/** A missing body counts as empty. */
export async function parseEditorBody<Schema extends v.GenericSchema>(
  c: AnyContext,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema>; errors?: undefined } | { errors: FieldErrors; value?: undefined }> {
  const parsed = v.safeParse(schema, readJson((await c.req.text()) || '{}'))
  if (parsed.success) return { value: parsed.output }
  return { errors: Object.fromEntries(parsed.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message])) }
}

/** Undefined for text that is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a request can change nothing. */
export const isReading = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Whether a page of this very host made the request. Browsers name the origin of every request that
 * changes something, and no page can name another.
 */
export const isOwnOrigin = ({ headers, url }: Request) => headers.get('origin') === new URL(url).origin
