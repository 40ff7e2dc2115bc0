import type { Command } from './commands.ts'
import { Refused } from './credentials.ts'
import { formatMissingSettings } from './lacking-text.ts'
import { ask, asList, asRecord } from './management.ts'
import { readJson } from './read-json.ts'

/** The command for price lists, countries and delivery. */
const setup: Command = {
  name: 'setup',
  usage: '[--from <file>]',
  about:
    'Shows price lists, countries, shipping methods and prices, and pick-up points as JSON; --from replaces them with the content of such a file. Warns about countries whose registration numbers are missing.',
  words: [],
  options: ['from'],
  run: async given => {
    const file = given.option('from')
    if (file === undefined) {
      const shown = await ask('GET', 'setup')
      // Printed as a warning, because the output is often redirected to a file.
      if (formatMissingSettings(shown)) console.warn(formatMissingSettings(shown))
      return JSON.stringify(shown, null, 2)
    }
    const stored = await ask('PUT', 'setup', await readJson(file))
    const { pricelists, countries, shippingMethods } = stored
    const open = asList(countries).filter(({ shipTo }) => shipTo)
    const done = `${asList(pricelists).length} price lists, ${open.length} countries that are shipped to, ${asList(shippingMethods).length} shipping methods.`
    return [done, formatMissingSettings(stored)].filter(Boolean).join('\n')
  },
}

const part = encodeURIComponent

/** The command that exports and imports all categories and products, for backups and new shops. */
const catalogue: Command = {
  name: 'catalogue',
  usage: '[--from <file>]',
  about: 'Shows all categories and products as JSON; --from creates or replaces them from such a file.',
  words: [],
  options: ['from'],
  run: async given => {
    const file = given.option('from')
    return file === undefined ? JSON.stringify(await exportCatalogue(), null, 2) : importCatalogue(await readJson(file))
  },
}

async function exportCatalogue() {
  const { categories } = await ask('GET', 'categories')
  const products: Record<string, unknown> = {}
  for (let skip = 0, all = 1; skip < all; skip += 500) {
    const page = await ask('GET', `products?limit=500&skipFirst=${skip}`)
    all = Number(page.productCount)
    for (const { product } of asList(page.products)) {
      products[`${product}`] = await ask('GET', `products/${part(`${product}`)}`)
    }
  }
  return { categories: asList(categories).map(({ products: _, ...category }) => category), products }
}

/**
 * Creates or replaces all categories and products, and reports at the end which of them the shop
 * rejected. A relation to a product later in the file is stored together with that product.
 */
async function importCatalogue(file: object): Promise<string> {
  const { categories, products } = asRecord(file)
  const entries = [
    ...asList(categories).map(({ category, ...fields }) => ({ path: `categories/${part(`${category}`)}`, fields })),
    ...Object.entries(asRecord(products)).map(([number, fields]) => ({
      path: `products/${part(number)}`,
      fields: asRecord(fields),
    })),
  ]
  const refused: string[] = []
  for (const { path, fields } of entries) {
    try {
      await ask('PUT', path, fields)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refused.push(`${path}: ${error.message}`)
    }
  }
  const done = `${entries.length - refused.length} of ${entries.length} categories and products are stored.`
  if (refused.length > 0) throw new Refused([...refused, done].join('\n'))
  return done
}

/** Commands that fill a new shop. */
export const setupCommands = [setup, catalogue]
