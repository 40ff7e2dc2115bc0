import type { Context } from 'hono'
import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { callCommerceAsVisitor } from '../commerce.ts'
import { knownProduct } from './draft.ts'

const texts = v.object(perLocale(() => v.string()))

const numbers = v.object({ products: v.array(v.object({ product: v.string() })), productCount: v.number() })
const categories = v.object({ categories: v.array(v.object({ category: v.string(), name: texts, uri: v.string() })) })
const setup = v.object({
  pricelists: v.array(v.object({ pricelist: v.number(), name: v.string(), currency: v.string() })),
})

export type ProductChoices = Awaited<ReturnType<typeof loadProductChoices>>

/** Loads price lists, categories and the next free product number for the form. */
export async function loadProductChoices(c: Context<AppEnv>) {
  const [lists, groups, next] = await Promise.all([
    loadFromCommerce(c, 'setup', setup),
    loadFromCommerce(c, 'categories', categories),
    loadNextNumber(c),
  ])
  return { priceLists: lists.pricelists, categories: groups.categories, next }
}

/** Returns the highest product number plus one. Commerce lists products by their numbers. */
async function loadNextNumber(c: Context<AppEnv>): Promise<number> {
  const { productCount } = await loadFromCommerce(c, 'products?limit=1', numbers)
  const last = await loadFromCommerce(c, `products?limit=1&skipFirst=${Math.max(0, productCount - 1)}`, numbers)
  return Number(last.products[0]?.product ?? 1000) + 1
}

/** Loads a product from commerce; null when there is none. */
export async function findCommerceProduct(c: Context<AppEnv>, number: string) {
  const { status, body } = await callCommerceAsVisitor(c, 'GET', `products/${number}`)
  return status === 404 ? null : v.parse(knownProduct, body)
}

const refusal = v.object({ errors: v.record(v.string(), v.string()) })

/** Creates a product. Returns the names of fields that commerce refused; empty on success. */
export async function createCommerceProduct(c: Context<AppEnv>, number: string, fields: object): Promise<string[]> {
  const { ok, status, body } = await callCommerceAsVisitor(c, 'PUT', `products/${number}`, fields)
  if (ok) return []
  const refused = v.safeParse(refusal, body)
  if (!refused.success) throw new Error(`Commerce responded with status ${status} to a new product`)
  return Object.keys(refused.output.errors)
}

async function loadFromCommerce<Schema extends v.GenericSchema>(c: Context<AppEnv>, path: string, schema: Schema) {
  const { ok, status, body } = await callCommerceAsVisitor(c, 'GET', path)
  if (!ok) throw new Error(`Commerce responded with status ${status} to management/${path}`)
  return v.parse(schema, body)
}
