import { Hono } from 'hono'
import * as v from 'valibot'
import { parseBody } from '../http/body.ts'
import { fail } from '../lib/outcome.ts'
import { type ManagementEnv, refuseManagement } from './http.ts'
import { formatTextJson, listTextColumns, listTextUpdates, listTextValues } from './languages.ts'
import { eachLanguage, slug } from './products/fields.ts'

export const categoryFields = v.strictObject(
  {
    name: eachLanguage(100),
    uri: slug,
    /** Position in the list. Default: a new category is the last, others keep their position. */
    position: v.optional(v.pipe(v.number('must be a number'), v.safeInteger('must be a whole number'), v.minValue(0))),
  },
  'unknown field',
)

const columns = `category, ${formatTextJson('name')} AS name, uri, position,
  (SELECT COUNT(*) FROM product_categories pc WHERE pc.category = categories.category) AS products`

interface Row {
  category: string
  name: string
  uri: string
  position: number
  products: number
}

const categoryRowView = (row: Row) => ({ ...row, name: JSON.parse(row.name) })

export const categoryRoutes = new Hono<ManagementEnv>()
  .get('/categories', async c => {
    const { results } = await c.var.db.prepare(`SELECT ${columns} FROM categories ORDER BY position`).all<Row>()
    return c.json({ categories: results.map(categoryRowView) })
  })
  .put('/categories/:category', async c => {
    const category = c.req.param('category')
    if (!/^[1-9]\d{0,8}$/.test(category)) return refuseManagement(c, fail(406, { category: 'must be a number' }))
    const fields = await parseBody(c, categoryFields)
    if (!fields.ok) return refuseManagement(c, fields)
    const { name, uri, position = null } = fields.value
    const { db } = c.var
    const [saved] = await db.batch<Row>([
      db
        .prepare(
          `INSERT INTO categories (category, ${listTextColumns('name')}, uri, position)
       SELECT ?1, ${listTextValues('?2')}, ?3, COALESCE(?4, (SELECT COALESCE(MAX(position), -1) + 1 FROM categories))
       WHERE NOT EXISTS (SELECT 1 FROM categories WHERE uri = ?3 AND category <> ?1)
       ON CONFLICT (category) DO UPDATE SET ${listTextUpdates('name')}, uri = ?3, position = COALESCE(?4, position)
       RETURNING ${columns}`,
        )
        .bind(category, JSON.stringify(name), uri, position),
    ])
    const row = saved?.results[0]
    return row
      ? c.json(categoryRowView(row))
      : refuseManagement(c, fail(409, { uri: 'is the address of another category' }))
  })
