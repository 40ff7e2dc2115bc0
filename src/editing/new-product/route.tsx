import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { AppEnv } from '../../env.ts'
import { refuseCrossSite } from '../../shared/edge/security.ts'
import { renderPage } from '../../shared/frame/render.tsx'
import { callEditors } from '../access/ask.ts'
import { loadIdentity } from '../access/load.ts'
import { createCommerceProduct, findCommerceProduct, loadProductChoices, type ProductChoices } from './commerce.ts'
import { toProductDraft } from './draft.ts'
import { type FieldProblems, formatProductSlug, type NewProduct, type ProductInput, parseNewProduct } from './fields.ts'
import { NewProductPage } from './page.tsx'

/**
 * Serves the page where owners create a product in commerce and the draft of its entry in content.
 * It is available only with the embedded commerce service and `DESK_KEY`, to visitors who have the
 * role `own` both as an editor and at the desk.
 */
export const newProductRoutes = new Hono<AppEnv>()

newProductRoutes.use(paths.newProduct, refuseCrossSite, async (c, next) => {
  if (!canMakeProducts(c)) return c.notFound()
  const who = await loadIdentity(c)
  // Others are redirected to the editors' page, which shows their role or the login.
  if (who?.by !== 'session' || who.role !== 'own' || !who.deskRoles.includes('own'))
    return c.redirect(c.var.language.urlTo(paths.editing), 303)
  return next()
})

export const canMakeProducts = ({ env }: Context<AppEnv>) => Boolean(env.DESK_KEY) && !env.COMMERCE_URL

newProductRoutes.get(paths.newProduct, async c => {
  const choices = await loadProductChoices(c)
  return renderForm(c, choices, { number: String(choices.next), stock: '0' })
})

newProductRoutes.post(paths.newProduct, async c => {
  // Refuses forms of other sites even if the browser does not send `Sec-Fetch-Site`.
  if (c.req.header('Origin') !== new URL(c.req.url).origin) return c.redirect(c.var.language.urlTo(paths.editing), 303)
  const form = await c.req.parseBody()
  const given = Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  )
  const choices = await loadProductChoices(c)
  const read = parseNewProduct(
    given,
    choices.priceLists.map(({ pricelist }) => String(pricelist)),
  )
  const wrong = 'wrong' in read ? read.wrong : await createProduct(c, read.product, choices)
  if (Object.keys(wrong).length > 0 || 'wrong' in read) return renderForm(c, choices, given, wrong)
  const page = c.var.language.urlTo(paths.product, formatProductSlug(read.product))
  return c.redirect(`${page}${editingNames.openHash}product:${read.product.number}`, 303)
})

/** Creates the product, its draft and its prices. Returns error messages by field. */
async function createProduct(c: Context<AppEnv>, product: NewProduct, choices: ProductChoices): Promise<FieldProblems> {
  const { number, category } = product
  const slug = formatProductSlug(product)
  if (!slug) return { name: 'newProduct.wrongName' }
  const entry = `/entries/${number}`
  const known = await findCommerceProduct(c, number)
  // If commerce has a product with this number and slug but content has no entry, the number is not
  // taken: an earlier attempt to create the product failed half-way, and this one continues it.
  const isTaken =
    known && (known.uri !== slug || (await callEditors(c, { method: 'GET', path: `${entry}?type=product` })).ok)
  if (isTaken) return { number: 'newProduct.takenNumber' }
  const refused = known ? [] : await createCommerceProduct(c, number, toCommerceFields(product, slug))
  if (refused.includes('uri')) return { name: 'newProduct.takenName' }
  if (refused.includes('categories.0')) return { category: 'newProduct.wrongCategory' }
  const made = refused.length === 0 ? await findCommerceProduct(c, number) : null
  if (!made) throw new Error(`Commerce refused these fields of a new product: ${refused}`)
  const categories = choices.categories.filter(one => one.category === category).map(({ uri }) => uri)
  const body = { type: 'product', data: toProductDraft(number, made, categories) }
  const saved = await callEditors(c, { method: 'PUT', path: entry, body, headers: { 'If-None-Match': '*' } })
  if (!saved.ok)
    throw new Error(`The content service responded with status ${saved.status} to the draft of a new product`)
  // Copies prices and stock to the entry. If this fails, the next scheduled synchronisation copies
  // them.
  await callEditors(c, { method: 'POST', path: '/synchronise', body: { products: [number] } })
  return {}
}

const toCommerceFields = ({ name, finishes, number, category, stock, prices }: NewProduct, uri: string) => ({
  name,
  variant: perLocale(locale => finishes[locale] || (Object.values(finishes).find(Boolean) ?? '')),
  uri,
  isNew: true,
  categories: [category],
  prices: Object.fromEntries(Object.entries(prices).map(([list, price]) => [list, { price }])),
  items: [{ item: `${number}-1`, stock }],
})

function renderForm(c: Context<AppEnv>, choices: ProductChoices, given: ProductInput, wrong: FieldProblems = {}) {
  c.status(Object.keys(wrong).length > 0 ? 422 : 200)
  const page = <NewProductPage choices={choices} given={given} wrong={wrong} />
  return renderPage(c, page, { title: c.var.language.t('newProduct.title'), sheet: 'account', noIndex: true })
}
