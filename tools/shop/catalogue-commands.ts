import type { Command } from './commands.ts'
import { ask, asList, asRecord } from './management.ts'
import { createPage, formatPageHint } from './product-page.ts'
import { readJson } from './read-json.ts'
import { formatSpan } from './time.ts'
import { type Arguments, parseWholeNumber } from './usage.ts'

const part = encodeURIComponent

/** Commands for products, categories, customers and vouchers. */
export const catalogueCommands: Command[] = [
  {
    name: 'products',
    usage: '[--skip <n>] [--limit <n>]',
    about: 'Lists products by their numbers, with their stock.',
    words: [],
    options: ['skip', 'limit'],
    run: async given => {
      const { products, productCount } = await ask('GET', `products?${pageOf(given)}`)
      const rows = asList(products).map(({ product, name, variant, stock, uri }) =>
        [product, clean(`${name} ${variant}`), `${stock} in stock`, uri].join('  '),
      )
      return [...rows, `${productCount} in all.`].join('\n')
    },
  },
  {
    name: 'product',
    usage: '<number> [--from <file>] [--page]',
    about:
      'Shows a product as JSON. --from creates or replaces the product from a file of this form: save the output, change it, and pass the file to --from. --page creates a draft of the product’s page.',
    words: ['number'],
    options: ['from'],
    flags: ['page'],
    run: async given => {
      const path = `products/${part(given.word('number'))}`
      const file = given.option('from')
      if (file === undefined && given.flag('page')) return createPage(given.word('number'))
      if (file === undefined) return JSON.stringify(await ask('GET', path), null, 2)
      const { name, prices, items } = await ask('PUT', path, await readJson(file))
      const lists = Object.keys(asRecord(prices)).length
      const number = given.word('number')
      const page = given.flag('page') ? await createPage(number) : formatPageHint(number)
      return `Product ${number}, ${clean(`${name}`)}: ${asList(items).length} items, in ${lists} price lists.\n${page}`
    },
  },
  {
    name: 'categories',
    usage: '',
    about: 'Lists the categories, sorted by position.',
    words: [],
    options: [],
    run: async () => {
      const { categories } = await ask('GET', 'categories')
      return asList(categories)
        .map(({ category, name, uri, products }) =>
          [category, asRecord(name).en, asRecord(name).sv, uri, `${products} products`].join('  '),
        )
        .join('\n')
    },
  },
  {
    name: 'category',
    usage: '<number> --name <text> [--name-sv <text>] --uri <address> [--position <n>]',
    about: 'Creates or changes a category, e.g. 31 --name "Floor lamps" --name-sv Golvlampor --uri floor.',
    words: ['number'],
    options: ['name', 'name-sv', 'uri', 'position'],
    run: async given => {
      const name = given.option('name')
      const position = given.option('position')
      const answer = await ask('PUT', `categories/${part(given.word('number'))}`, {
        name: name === undefined ? undefined : { en: name, sv: given.option('name-sv') ?? name },
        uri: given.option('uri'),
        ...(position === undefined ? {} : { position: parseWholeNumber(position, 'position') }),
      })
      return `Category ${answer.category}, ${asRecord(answer.name).en}, at ${answer.uri}.`
    },
  },
  {
    name: 'customers',
    usage: '[--search <text>] [--skip <n>] [--limit <n>]',
    about: 'Lists customers; with --search, only those whose name or address contains the text.',
    words: [],
    options: ['search', 'skip', 'limit'],
    run: async given => {
      const query = pageOf(given)
      query.set('search', given.option('search') ?? '')
      const { customers, customerCount } = await ask('GET', `customers?${query}`)
      const rows = asList(customers).map(({ customer, email, firstName, lastName, country }) =>
        clean([customer, email, `${firstName} ${lastName}`, country].join('  ')),
      )
      return [...rows, `${customerCount} in all.`].join('\n')
    },
  },
  {
    name: 'vouchers',
    usage: '[--end <code>]',
    about: 'Lists vouchers, and how often each was used; --end ends the voucher with this code.',
    words: [],
    options: ['end'],
    run: async given => {
      const code = given.option('end')
      if (code !== undefined) {
        const { voucher } = await ask('DELETE', `vouchers/${part(code)}`)
        return `Voucher ${voucher} has ended.`
      }
      const { vouchers } = await ask('GET', 'vouchers')
      return asList(vouchers).map(voucherText).join('\n')
    },
  },
]

function voucherText({ voucher, kind, value, pricelist, used, usesLeft, ...terms }: Record<string, unknown>) {
  const { type, minimum, products, categories, exclusive, oncePerCustomer, validFrom, validUntil } = terms
  const numbers = (given: unknown) => (Array.isArray(given) ? given.join(', ') : '')
  const worth =
    kind === 'percent' ? `${value} %` : kind === 'amount' ? `${Number(value) / 100} in ${pricelist}` : 'shipping'
  const left = usesLeft === null ? 'no limit' : `${usesLeft} left`
  return [
    voucher,
    type === 'automatic' ? 'automatic' : type === 'uri' ? 'by link' : '',
    worth,
    minimum === null ? '' : `from ${Number(minimum) / 100} in ${pricelist}`,
    products ? `products ${numbers(products)}` : '',
    categories ? `categories ${numbers(categories)}` : '',
    exclusive ? 'not with other vouchers' : '',
    oncePerCustomer ? 'once for each customer' : '',
    `used ${used} times, ${left}`,
    formatSpan(validFrom, validUntil).trim(),
  ]
    .filter(Boolean)
    .join('  ')
}

function pageOf(given: Arguments): URLSearchParams {
  const query = new URLSearchParams()
  for (const [option, name] of [
    ['skip', 'skipFirst'],
    ['limit', 'limit'],
  ] as const) {
    const value = given.option(option)
    if (value !== undefined) query.set(name, value)
  }
  return query
}

/** Removes control characters, because shoppers' texts could contain terminal commands. */
const clean = (text: string) => text.replace(/\p{Cc}/gu, ' ')
