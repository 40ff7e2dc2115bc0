import { Hono } from 'hono'
import * as v from 'valibot'
import { type CustomerRow, customerColumns, customerView, parseCustomer } from '../customers/storage.ts'
import { fail } from '../lib/outcome.ts'
import { type ManagementEnv, pagingQuery, refuseManagement } from './http.ts'

export const customerQuery = v.object({
  ...pagingQuery.entries,
  search: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
})

const isFound = `?1 = '' OR instr(lower(email || ' ' || first_name || ' ' || last_name), lower(?1)) > 0`

/** Route that lists customers, and finds them by part of their name or e-mail address. */
export const managedCustomerRoutes = new Hono<ManagementEnv>().get('/customers', async c => {
  const query = v.safeParse(customerQuery, c.req.query())
  if (!query.success) return refuseManagement(c, fail(406, { page: query.issues[0].message }))
  const { search: searchedText, skipFirst, limit } = query.output
  const db = c.var.db
  const { results } = await db
    .prepare(`SELECT ${customerColumns} FROM customers WHERE ${isFound} ORDER BY customer LIMIT ?2 OFFSET ?3`)
    .bind(searchedText, limit, skipFirst)
    .all<CustomerRow>()
  const customerCount = await db
    .prepare(`SELECT COUNT(*) AS n FROM customers WHERE ${isFound}`)
    .bind(searchedText)
    .first<number>('n')
  return c.json({ customers: results.map(row => customerView(parseCustomer(row))), customerCount })
})
