import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import type { ContentEnv } from '../env.ts'
import { defaultLocale, isLocale, type Locale } from '../lib/localize.ts'
import type { ContentOutcome, FieldErrors } from '../lib/outcome.ts'
import { because, localizeErrors } from '../lib/reasons/reason.ts'
import { hasRole, type Identity, type Role } from './identity.ts'

export type IdentifiedEnv = ContentEnv & { Variables: { identity: Identity } }

type AnyContext = Context<IdentifiedEnv> | Context<ContentEnv>

/** Sends the reasons in the language of the request. */
export const refuse = (c: AnyContext, status: ContentfulStatusCode, errors: FieldErrors, details?: object) =>
  c.json({ errors: localizeErrors(errors, readLocale(c)), ...details }, status)

/**
 * The language of titles and reasons in a response: `?locale=`, then `Accept-Language`, then the
 * default.
 */
export function readLocale({ req }: AnyContext): Locale {
  const requested = req.query('locale') ?? req.header('accept-language')?.slice(0, 2) ?? ''
  return isLocale(requested) ? requested : defaultLocale
}

export const sendOutcome = (c: AnyContext, outcome: ContentOutcome<object>, status: ContentfulStatusCode = 200) =>
  outcome.ok ? c.json(outcome.value, status) : refuse(c, outcome.status, outcome.errors)

/** Responds with 403 to editors with a lower role. */
export const requireRole =
  (role: Role): MiddlewareHandler<IdentifiedEnv> =>
  (c, next) =>
    hasRole(c.var.identity, role) ? next() : Promise.resolve(refuse(c, 403, { role: because(t => t.role(role)) }))

/**
 * Admits owners. Refuses machines' tokens, even with the role `own`, because many may know them.
 */
export const requireOwner: MiddlewareHandler<IdentifiedEnv> = (c, next) =>
  hasRole(c.var.identity, 'own') && c.var.identity.by !== 'token'
    ? next()
    : Promise.resolve(refuse(c, 403, { role: 'must be "own", and machines’ tokens are refused' }))

/** Parses a JSON body; an empty body counts as `{}`. */
export async function parseEditorBody<Schema extends v.GenericSchema>(
  c: AnyContext,
  schema: Schema,
): Promise<{ value: v.InferOutput<Schema>; errors?: undefined } | { errors: FieldErrors; value?: undefined }> {
  const parsed = v.safeParse(schema, readJson((await c.req.text()) || '{}'))
  if (parsed.success) return { value: parsed.output }
  return { errors: Object.fromEntries(parsed.issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message])) }
}

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the request only reads. */
export const isReadRequest = ({ method }: Request) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Whether a page of this host sent the request. Browsers send the origin with every request that
 * changes data, and pages cannot fake it.
 */
export const isOwnOrigin = ({ headers, url }: Request) => headers.get('origin') === new URL(url).origin
