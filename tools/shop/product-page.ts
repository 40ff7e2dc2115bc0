import * as v from 'valibot'
import { knownProduct, toProductDraft } from '#src/editing/new-product/draft.ts'
import { CommandError, callService, formatEntryPath } from '../content/api.ts'
import { Refused } from './credentials.ts'
import { ask, asList } from './management.ts'

/**
 * Explains how to create a product's page, which is an entry of the content service with the
 * product's id.
 */
export const formatPageHint = (product: string) =>
  `Its page is an entry of the content service: "npm run shop -- product ${product} --page" creates a draft if there is none.`

/**
 * Creates a draft of the page from commerce's data, unless there is an entry already. Returns text
 * about the next steps. Throws `Refused` if the page cannot be created.
 */
export async function createPage(product: string): Promise<string> {
  const known = await ask('GET', `products/${encodeURIComponent(product)}`)
  const { categories } = await ask('GET', 'categories')
  try {
    if (await hasEntry(product)) return `Product ${product} has an entry already: npm run content -- edit ${product}`
    await callService('PUT', formatEntryPath(product), {
      type: 'product',
      data: draft(product, known, asList(categories)),
    })
  } catch (error) {
    throw error instanceof CommandError ? new Refused(`The page was not created. ${error.message}`) : error
  }
  return [
    `Product ${product} has a draft of its page, which is not public yet. Next steps:`,
    `  npm run content -- edit ${product}       its texts, pictures and maker`,
    `  npm run content -- synchronise ${product}    prices, stock and markets`,
    `  npm run content -- publish ${product}`,
  ].join('\n')
}

async function hasEntry(product: string): Promise<boolean> {
  try {
    await callService('GET', formatEntryPath(product, '', 'product'))
    return true
  } catch (error) {
    if (error instanceof CommandError && error.status === 404 && !error.message.includes('token:')) return false
    throw error
  }
}

/** Creates the draft's data. Categories have the same slugs in both services. */
function draft(product: string, answer: Record<string, unknown>, categories: Record<string, unknown>[]) {
  const own = Array.isArray(answer.categories) ? answer.categories.map(String) : []
  const slugs = own.flatMap(id => categories.filter(({ category }) => String(category) === id).map(({ uri }) => uri))
  if (slugs.length === 0)
    throw new Refused(`Product ${product} is in no category, so its page would be in none either.`)
  return toProductDraft(product, v.parse(knownProduct, answer), slugs.map(String))
}
