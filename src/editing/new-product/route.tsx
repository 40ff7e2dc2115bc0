import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { refuseCrossSite } from '../../shared/edge/security.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { callEditors } from '../access/ask.ts'
import { loadIdentity } from '../access/load.ts'
import { findCommerceProduct, loadChoices, makeProduct, type ProductChoices } from './commerce.ts'
import { productDraft } from './draft.ts'
import { type NewProduct, type ProductInput, productSlug, readProduct, type Wrong } from './fields.ts'
import { NewProductPage } from './page.tsx'

/**
 * Where owners make a product: commerce sells it, and content gets the draft of its page. Only with
 * the embedded commerce, and where it has a management interface.
 */
export const newProduct = new Hono<AppEnv>()

newProduct.use(paths.newProduct, refuseCrossSite, async (c, next) => {
  if (!canMakeProducts(c)) return c.notFound()
  const who = await loadIdentity(c)
  // The owner's own page says who one is, and asks whoever is nobody to log in.
  if (who?.by !== 'session' || who.role !== 'own') return c.redirect(c.var.language.urlTo(paths.editing), 303)
  return next()
})

export const canMakeProducts = ({ env }: Context<AppEnv>) => Boolean(env.MANAGEMENT_TOKEN) && !env.COMMERCE_URL

newProduct.get(paths.newProduct, async c => {
  const choices = await loadChoices(c)
  return show(c, choices, { number: String(choices.next), stock: '0' })
})

newProduct.post(paths.newProduct, async c => {
  // Forms of other sites are not sent with this origin, whatever the browser.
  if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.redirect(c.var.language.urlTo(paths.editing), 303)
  const form = await c.req.parseBody()
  const given = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )
  const choices = await loadChoices(c)
  const read = readProduct(
    given,
    choices.priceLists.map(({ pricelist }) => String(pricelist)),
  )
  const wrong = 'wrong' in read ? read.wrong : await make(c, read.product, choices)
  if (Object.keys(wrong).length > 0 || 'wrong' in read) return show(c, choices, given, wrong)
  const page = c.var.language.urlTo(paths.product, productSlug(read.product))
  return c.redirect(`${page}${editingNames.openHash}product:${read.product.number}`, 303)
})

/** Makes product, draft and its prices. Returns what is wrong with which field. */
async function make(c: Context<AppEnv>, product: NewProduct, choices: ProductChoices): Promise<Wrong> {
  const { number, category } = product
  const slug = productSlug(product)
  if (!slug) return { name: 'newProduct.wrongName' }
  const entry = `/entries/${number}`
  const known = await findCommerceProduct(c, number)
  // One that was made when its draft could not be is gone on with.
  const isTaken =
    known && (known.uri !== slug || (await callEditors(c, { method: 'GET', path: `${entry}?type=product` })).ok)
  if (isTaken) return { number: 'newProduct.takenNumber' }
  const refused = known ? [] : await makeProduct(c, number, sold(product, slug))
  if (refused.includes('uri')) return { name: 'newProduct.takenName' }
  if (refused.includes('categories.0')) return { category: 'newProduct.wrongCategory' }
  const made = refused.length === 0 ? await findCommerceProduct(c, number) : null
  if (!made) throw new Error(`Commerce refused ${refused} of a new product`)
  const categories = choices.categories.filter(one => one.category === category).map(({ uri }) => uri)
  const body = { type: 'product', data: productDraft(number, made, categories) }
  const saved = await callEditors(c, { method: 'PUT', path: entry, body, headers: { 'If-None-Match': '*' } })
  if (!saved.ok) throw new Error(`The content service answered ${saved.status} to the draft of a new product`)
  // Where it fails, the next synchronising does it.
  await callEditors(c, { method: 'POST', path: '/synchronise', body: { products: [number] } })
  return {}
}

const sold = ({ name, finishes, number, category, stock, prices }: NewProduct, uri: string) => ({
  name,
  variant: perLocale(locale => finishes[locale] || (Object.values(finishes).find(Boolean) ?? '')),
  uri,
  isNew: true,
  categories: [category],
  prices: Object.fromEntries(Object.entries(prices).map(([list, price]) => [list, { price }])),
  items: [{ item: `${number}-1`, stock }],
})

function show(c: Context<AppEnv>, choices: ProductChoices, given: ProductInput, wrong: Wrong = {}) {
  c.status(Object.keys(wrong).length > 0 ? 422 : 200)
  const page = <NewProductPage choices={choices} given={given} wrong={wrong} />
  return renderPage(c, page, { title: c.var.language.t('newProduct.title'), sheet: 'account', noIndex: true })
}
