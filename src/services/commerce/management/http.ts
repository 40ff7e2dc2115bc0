import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { parsed } from '../http/body.ts'
import type { Outcome } from '../lib/outcome.ts'
import type { Secrets } from '../lib/secrets.ts'

export interface ManagementEnv {
  Bindings: Env & Secrets
}

type Ctx = Context<ManagementEnv>

/** An error in the shape of the checkout interface, without a token: there is no session here. */
export const problem = (c: Ctx, status: ContentfulStatusCode, errors: Record<string, string>) =>
  c.json({ errors }, status)

/** The body as the schema reads it, or the answer that says what is wrong with it. */
export async function readAs<T extends v.GenericSchema>(
  c: Ctx,
  schema: T,
  maxBytes?: number,
): Promise<v.InferOutput<T> | Response> {
  const given: Outcome<v.InferOutput<T>> = await parsed(c, schema, maxBytes === undefined ? {} : { maxBytes })
  return given.ok ? given.value : problem(c, given.status, given.errors)
}

/** An amount in major units, as a number or a text, with at most two decimals; read into minor units. Not 0: nothing is sold for nothing. */
export const amount = v.pipe(
  v.union([v.string(), v.number()], 'must be an amount'),
  v.transform(String),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 249 or 249.50'),
  v.transform(text => Math.round(Number(text) * 100)),
  v.minValue(1, 'must be above 0'),
)

/** A text that people read; control characters would garble mails and terminals. */
export const line = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.maxLength(most, `must be at most ${most} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
  )

const numeric = (most: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(most, `at most ${most}`),
    ),
    `${fallback}`,
  )

/** A part of a list, in a query. */
export const page = v.object({ skipFirst: numeric(1_000_000, 0), limit: numeric(500, 50) })

export type Page = v.InferOutput<typeof page>
