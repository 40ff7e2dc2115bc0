import { Hono } from 'hono'
import * as v from 'valibot'
import { formatCsv } from '#client/shared/csv.ts'
import { pickLanguage } from '../lib/languages.ts'
import { readMerchant } from '../lib/merchant.ts'
import { fail } from '../lib/outcome.ts'
import { startOfDay } from '../lib/time/days.ts'
import { day, type ManagementEnv, pagingQuery, refuseManagement } from './http.ts'
import { type LogEntry, loadLog } from './operators/log.ts'

/**
 * The query of the log: an operator, a subject, and days in the shop's time zone, inclusive.
 * `before` is the id of the previous page's last row.
 */
export const auditQuery = v.object({
  actor: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  subject: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  from: v.optional(day),
  to: v.optional(day),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a number'), v.transform(Number))),
  limit: pagingQuery.entries.limit,
})

/** Route for the log. Accountants and owners see all of it, other roles only their own changes. */
export const auditRoutes = new Hono<ManagementEnv>().get('/audit', async c => {
  const query = v.safeParse(auditQuery, c.req.query())
  if (!query.success) return refuseManagement(c, fail(406, { query: query.issues[0].message }))
  const { id, roles } = c.var.operator
  const { actor, from, to, before = Number.MAX_SAFE_INTEGER, ...rest } = query.output
  const seesAll = roles.includes('accounts') || roles.includes('own')
  const { rows, next } = await loadLog(c.var.db, {
    ...rest,
    actor: seesAll ? actor : id,
    from: from ? startOfDay(from) : '',
    until: to ? startOfDay(to, 1) : '',
    before,
  })
  if (!c.req.header('accept')?.startsWith('text/csv')) return c.json({ log: rows, next })
  const following = new URL(c.req.url)
  following.searchParams.set('before', String(next))
  const language = pickLanguage(c.req.header('accept-language')?.slice(0, 2), readMerchant(c.env).language)
  return c.body(formatCsv([columns, ...rows.map(listCells)], language), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    ...(next !== null && { Link: `<${following.pathname}${following.search}>; rel="next"` }),
  })
})

const columns = ['id', 'time', 'name', 'roles', 'way', 'operation', 'subject', 'outcome', 'before', 'after', 'request']

const listCells = ({ id, at, name, roles, way, operation, subject, outcome, before, after, request }: LogEntry) => [
  ...[String(id), at, name, [roles].flat().join(' '), way, operation, subject, outcome],
  ...[before, after, request].map(value => (value === null ? '' : JSON.stringify(value))),
]
