import type { Context } from 'hono'
import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { callCommerceAsOperator } from '../commerce.ts'
import { knownProduct } from './draft.ts'

const texts = v.object(perLocale(() => v.string()))

const numbers = v.object({ products: v.array(v.object({ product: v.string() })), productCount: v.number() })
const categories = v.object({ categories: v.array(v.object({ category: v.string(), name: texts, uri: v.string() })) })
const setup = v.object({
  pricelists: v.array(v.object({ pricelist: v.number(), name: v.string(), currency: v.string() })),
})

export type ProductChoices = Awaited<ReturnType<typeof loadChoices>>

/** What a new product can have, and the number after the highest one. */
export async function loadChoices(c: Context<AppEnv>) {
  const [lists, groups, next] = await Promise.all([
    load(c, 'setup', setup),
    load(c, 'categories', categories),
    nextNumber(c),
  ])
  return { priceLists: lists.pricelists, categories: groups.categories, next }
}

/** Products are listed by their number. */
async function nextNumber(c: Context<AppEnv>): Promise<number> {
  const { productCount } = await load(c, 'products?limit=1', numbers)
  const last = await load(c, `products?limit=1&skipFirst=${Math.max(0, productCount - 1)}`, numbers)
  return Number(last.products[0]?.product ?? 1000) + 1
}

/** What commerce knows of a product; null when there is none. */
export async function findCommerceProduct(c: Context<AppEnv>, number: string) {
  const { status, body } = await callCommerceAsOperator(c, 'GET', `products/${number}`)
  return status === 404 ? null : v.parse(knownProduct, body)
}

const refusal = v.object({ errors: v.record(v.string(), v.string()) })

/** Makes a product. Returns the fields that commerce refuses; none when it is made. */
export async function makeProduct(c: Context<AppEnv>, number: string, fields: object): Promise<string[]> {
  const { ok, status, body } = await callCommerceAsOperator(c, 'PUT', `products/${number}`, fields)
  if (ok) return []
  const refused = v.safeParse(refusal, body)
  if (!refused.success) throw new Error(`Commerce answered ${status} to a new product`)
  return Object.keys(refused.output.errors)
}

async function load<Schema extends v.GenericSchema>(c: Context<AppEnv>, path: string, schema: Schema) {
  const { ok, status, body } = await callCommerceAsOperator(c, 'GET', path)
  if (!ok) throw new Error(`Commerce answered ${status} to management/${path}`)
  return v.parse(schema, body)
}
