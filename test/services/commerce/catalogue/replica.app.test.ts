import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { openServiceOn } from '../in-process.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const listed = v.object({ token: v.nullish(v.string()), products: v.array(v.unknown()) })

/**
 * Returns a function that loads a product. The function returns the answer, and in `begun` the
 * constraint of each D1 session that was opened for the request.
 */
function recordSessions() {
  const begun: unknown[] = []
  const inner = shop.env.COMMERCE_DB
  const database: D1Database = new Proxy<D1Database>(Object.create(null), {
    get: (_, name) => {
      if (name === 'withSession') return (from: unknown) => [begun.push(from), database][1]
      const method = Reflect.get(inner, name)
      return (...given: unknown[]) => Reflect.apply(method, inner, given)
    },
  })
  const service = openServiceOn({ ...shop.env, COMMERCE_DB: database }, () => {})
  async function products(token?: string | null) {
    const headers = { 'Content-Type': 'application/json', ...(token && { 'API-Token': token }) }
    const body = JSON.stringify({ products: ['1001'], relatedProducts: false })
    const answer = await service.get('/api/checkout/products', { method: 'POST', headers, body })
    return { begun: begun.splice(0), answer: v.parse(listed, await answer.json()) }
  }
  return products
}

test('only requests with the token `none` read prices and stock from a replica', async () => {
  const products = recordSessions()
  const nobody = await products('none')
  const newcomer = await products()
  const buyer = await products(newcomer.answer.token)
  expect([nobody, newcomer, buyer].map(({ begun }) => begun)).toEqual([['first-unconstrained'], [], []])
  expect(nobody.answer.products).toEqual(buyer.answer.products)
})
