import { Hono } from 'hono'
import * as v from 'valibot'
import { queueChanges } from '../../catalogue/change-feed.ts'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, pagingQuery, readOperator, refuseManagement } from '../http.ts'
import { findPriceRefusals, findProductConflicts, findProductErrors, loadKnownIds } from './check.ts'
import { productFields } from './fields.ts'
import { loadProduct, loadProductNames } from './read.ts'
import { saveProduct } from './storage.ts'

/** Routes that list, read and store products. */
export const managedProductRoutes = new Hono<ManagementEnv>()
  .get('/products', async c => {
    const query = v.safeParse(pagingQuery, c.req.query())
    if (!query.success) return refuseManagement(c, fail(406, { page: query.issues[0].message }))
    return c.json(await loadProductNames(c.var.db, query.output))
  })
  .get('/products/:product', async c => {
    const product = await loadProduct(c.var.db, c.req.param('product'))
    return product ? c.json(product) : refuseManagement(c, fail(404, { product: 'not found' }))
  })
  .put('/products/:product', async c => {
    const { db } = c.var
    const product = c.req.param('product')
    // The body is read before anything is checked, because a response that is sent before the whole
    // body has arrived may break the connection.
    const fields = await parseBody(c, productFields)
    if (!/^[1-9]\d{0,8}$/.test(product)) return refuseManagement(c, fail(406, { product: 'must be a number' }))
    if (!fields.ok) return refuseManagement(c, fields)
    const knownIds = await loadKnownIds(db)
    const errors = findProductErrors(product, fields.value, knownIds)
    if (Object.keys(errors).length > 0) return refuseManagement(c, fail(406, errors))
    const refused = await findPriceRefusals(db, product, fields.value.prices, new Date())
    if (Object.keys(refused).length > 0) return refuseManagement(c, fail(406, refused))
    const conflicts = await findProductConflicts(db, product, fields.value)
    if (Object.keys(conflicts).length > 0) return refuseManagement(c, fail(409, conflicts))
    const isNew = (await loadProduct(db, product)) === null
    const actor = readOperator(c)
    await saveProduct(db, product, fields.value, { categories: knownIds.categories, actor, now: new Date() })
    c.executionCtx.waitUntil(queueChanges(c.env))
    return c.json(await loadProduct(db, product), isNew ? 201 : 200)
  })
