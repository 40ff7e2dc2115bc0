import type { Context } from 'hono'
import * as v from 'valibot'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { isDay } from '#client/shared/commerce/existing-day.ts'
import type { PlainFailure, ShopEvent } from '../lib/outcome.ts'
import type { Secrets } from '../lib/secrets.ts'
import { cleanWith } from '../lib/text/cleaned.ts'
import { endOfDay, startOfDay } from '../lib/time/days.ts'
import { parseTime } from '../lib/time/local-times.ts'
import type { PaymentMethod } from '../selection/state.ts'

export interface ManagementEnv {
  Bindings: Env & Secrets
  Variables: {
    /** Performs events after the response. */
    perform: (event: ShopEvent) => Promise<unknown>
    /** The ways to pay that are configured. */
    paymentMethods: PaymentMethod[]
  }
}

type Ctx = Context<ManagementEnv>

/** Who calls, for histories: the header `X-Operator`. */
export const operatorOf = (c: Ctx) =>
  c.req
    .header('x-operator')
    ?.replace(/\p{Cc}/gu, '')
    .slice(0, 80) || 'operator'

/** A failure in the checkout interface's format, without a token: there is no session here. */
export const refuseManagement = (c: Ctx, { status, errors }: PlainFailure) => c.json({ errors }, status)

/**
 * An amount in major units, as a number or text with at most two decimals, parsed into minor units.
 * Not 0: nothing is sold for free.
 */
export const amount = v.pipe(
  v.union([v.string(), v.number()], 'must be an amount'),
  v.transform(String),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 249 or 249.50'),
  v.transform(text => Math.round(Number(text) * 100)),
  v.minValue(1, 'must be above 0'),
)

/** A text for people; control characters would garble mails and terminals. */
export const operatorLine = (max: number) =>
  v.pipe(
    v.string('must be a text'),
    cleanWith(cleanLine),
    v.maxLength(max, `must be at most ${max} characters`),
    v.regex(/^\P{Cc}*$/u, 'must be one line'),
  )

const dayReason = 'must be a day of the calendar such as 2026-12-31'

/** A day of the shop's calendar, as text. */
export const day = v.pipe(v.string('must be a day'), v.isoDate(dayReason), v.check(isDay, dayReason))

/**
 * A time to the minute as ISO text in UTC: from a day, of which it is the beginning or the end, or
 * from a time. Both are where the shop is, unless the time has an offset.
 */
export const moment = (of: 'begin' | 'end') =>
  v.pipe(
    v.string('must be a day or a time'),
    v.transform(text => (isDay(text) ? (of === 'begin' ? startOfDay(text) : endOfDay(text)) : parseTime(text))),
    v.string('must be a day of the calendar such as 2026-12-31, or a time such as 2026-11-27T08:00+01:00'),
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

/** Paging of a list, in a query. */
export const pageQuery = v.object({ skipFirst: numeric(1_000_000, 0), limit: numeric(500, 50) })

export type Page = v.InferOutput<typeof pageQuery>
