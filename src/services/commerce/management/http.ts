import type { Context } from 'hono'
import * as v from 'valibot'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { isDay } from '#client/shared/commerce/existing-day.ts'
import { type Cells, formatCsv } from '#client/shared/csv.ts'
import { type LanguageCode, pickLanguage } from '../lib/languages.ts'
import { readMerchant } from '../lib/merchant.ts'
import { fail, type PlainFailure, type ShopEvent } from '../lib/outcome.ts'
import type { Secrets } from '../lib/secrets.ts'
import { cleanWith } from '../lib/text/cleaned.ts'
import { endOfDay, startOfDay } from '../lib/time/days.ts'
import { parseTime } from '../lib/time/local-times.ts'
import type { PaymentMethod } from '../selection/state.ts'
import type { Operator } from './operators/operator.ts'

export interface ManagementEnv {
  Bindings: Env & Secrets
  Variables: {
    /** Performs an event, such as sending a mail, after the response. */
    perform: (event: ShopEvent) => Promise<unknown>
    /** The configured payment methods. */
    paymentMethods: PaymentMethod[]
    operator: Operator
    /** The database. Changes that a route makes with `batch` are logged. */
    db: D1Database
  }
}

type RouteContext = Context<ManagementEnv>

/** The name of the operator who makes a change, for the history. */
export const readOperator = (c: RouteContext) => c.var.operator.name

/** Responds with a failure in the format of the checkout interface, but without a token. */
export const refuseManagement = (c: RouteContext, { status, errors }: PlainFailure) => c.json({ errors }, status)

/** Responds with 406 and a query's first validation issue, keyed by field name. */
export function refuseQuery(c: RouteContext, [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return refuseManagement(c, fail(406, { [v.getDotPath(issue) ?? 'query']: issue.message }))
}

/** Whether the caller wants a list as CSV. */
export const acceptsCsv = (c: RouteContext) => c.req.header('accept')?.startsWith('text/csv') === true

/** Picks the language of CSV. Default: the one in `Accept-Language`, or else the operator's. */
export function pickCsvLanguage(c: RouteContext, language: LanguageCode | undefined): LanguageCode {
  const accepted = (c.req.header('accept-language') ?? '').split(',').map(entry => entry.trim().slice(0, 2))
  return pickLanguage(language, ...accepted, readMerchant(c.env).language)
}

/**
 * Responds with a page of a list as CSV. `next` is the value of `before` for the next page, or null
 * on the last page. The header `Link` contains the address of the next page.
 */
export function respondCsv(
  c: RouteContext,
  table: Cells,
  { language, next }: { language: LanguageCode | undefined; next: string | number | null },
) {
  const following = new URL(c.req.url)
  following.searchParams.set('before', String(next))
  following.searchParams.delete('skipFirst')
  return c.body(formatCsv(table, pickCsvLanguage(c, language)), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    ...(next !== null && { Link: `<${following.pathname}${following.search}>; rel="next"` }),
  })
}

/**
 * The schema of an amount above 0 in major units: a number or text, with at most two decimals. The
 * parsed amount is in minor units.
 */
export const amount = v.pipe(
  v.union([v.string(), v.number()], 'must be an amount'),
  v.transform(String),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 249 or 249.50'),
  v.transform(text => Math.round(Number(text) * 100)),
  v.minValue(1, 'must be above 0'),
)

/**
 * The schema of a single line. Control characters are rejected: they garble mails and terminals.
 */
export const operatorLine = (max: number) =>
  v.pipe(
    v.string('must be text'),
    cleanWith(cleanLine),
    v.maxLength(max, `must be at most ${max} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
  )

const dayReason = 'must be a calendar day such as 2026-12-31'

/** The schema of a calendar day: `2026-12-31`. */
export const day = v.pipe(v.string('must be a day'), v.isoDate(dayReason), v.check(isDay, dayReason))

/**
 * The schema of a day or a time, which is parsed to an ISO time in UTC. For a day, `boundary` says
 * whether to use its beginning or its end. A time without an offset is in the shop's time zone.
 */
export const moment = (boundary: 'begin' | 'end') =>
  v.pipe(
    v.string('must be a day or a time'),
    v.transform(text => (isDay(text) ? (boundary === 'begin' ? startOfDay(text) : endOfDay(text)) : parseTime(text))),
    v.string('must be a calendar day such as 2026-12-31, or a time such as 2026-11-27T08:00+01:00'),
  )

const numeric = (max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'must be a number'),
      v.transform(Number),
      v.maxValue(max, `at most ${max}`),
    ),
    `${fallback}`,
  )

/** The query that selects a page of a list. */
export const pagingQuery = v.object({ skipFirst: numeric(1_000_000, 0), limit: numeric(500, 50) })

export type Page = v.InferOutput<typeof pagingQuery>
