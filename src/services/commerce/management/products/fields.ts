import * as v from 'valibot'
import { cleanGtin, isGtin } from '#client/shared/commerce/gtin.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import { languageCodes } from '../../lib/languages.ts'
import { amount, day, operatorLine } from '../http.ts'
import { stockMaximum } from '../stock/fields.ts'

const repeatInEach = (text: string) => perLocale(() => text)

/** The schema of a text in every language. A single text is used for all languages. */
export const eachLanguage = (max: number) =>
  v.pipe(
    v.union(
      [operatorLine(max), v.strictObject(perLocale(() => operatorLine(max)))],
      `must be text, or { ${languageCodes.join(', ')} }, of at most ${max} characters`,
    ),
    v.transform(text => (typeof text === 'string' ? repeatInEach(text) : text)),
  )

/** The schema of the last part of a page's address: `sconce-brass`. */
export const slug = v.pipe(
  operatorLine(100),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single dashes'),
)

const whole = (min: number, max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be at most ${max}`),
  )
const requiredLine = (max: number) => v.pipe(operatorLine(max), v.minLength(1, 'required'))
const list = <T extends v.GenericSchema>(entry: T, max: number) =>
  v.pipe(v.array(entry, 'must be a list'), v.maxLength(max, `must be at most ${max}`))
const id = v.pipe(v.union([v.string(), v.number()], 'must be an id'), v.transform(String))
const optionalCode = v.optional(operatorLine(60), '')
const ean = v.pipe(
  optionalCode,
  v.transform(cleanGtin),
  v.check(
    code => code === '' || isGtin(code),
    'must be a GTIN: 8, 12, 13 or 14 digits, the last one their check digit, not of a restricted range (02, 04, 2)',
  ),
)

/** The address of a picture: a path within the shop, or an https URL on another host. */
const picture = v.pipe(operatorLine(500), v.regex(/^(\/(?!\/)|https:\/\/)\S+$/, 'must be an address: /… or https://…'))

const price = v.pipe(
  v.strictObject(
    {
      price: amount,
      before: v.optional(amount),
      /** The lowest price of the previous 30 days. Only used if no price history is stored. */
      lowest: v.optional(amount),
    },
    'must be { price, before?, lowest? }',
  ),
  v.transform(({ price, before = price, lowest }) => ({ price, before, lowest })),
  v.check(({ price, before }) => before >= price, 'before must not be below the price'),
  v.check(({ price, lowest = price + 1 }) => lowest > price, 'lowest must be above the price, or left out'),
)

const item = v.strictObject(
  {
    item: v.pipe(operatorLine(30), v.regex(/^\d+-\w{1,15}$/, 'must be the product’s id, a dash, and the size’s id')),
    size: v.optional(eachLanguage(60), ''),
    sku: optionalCode,
    ean,
    /** The stock of a new item, in pieces. An existing item keeps its stock. */
    stock: v.optional(whole(0, stockMaximum), 0),
  },
  'must be { item, size, sku, ean, stock? }',
)

/**
 * A whole product, as `PUT products/{product}` accepts it and GET returns it. Default for
 * `markets`: the markets of its price lists. With an empty list, the product is stored but not
 * sold.
 */
export const productFields = v.strictObject(
  {
    name: requiredLine(100),
    variant: v.optional(eachLanguage(100), ''),
    uri: slug,
    sku: optionalCode,
    media: v.optional(list(picture, 20), []),
    isNew: v.optional(v.boolean('must be true or false'), false),
    /** Working days until the product can be sent; 0 unless it is made to order. */
    prepareDays: v.optional(whole(0, 250), 0),
    /** Whether it is electrical equipment. The shop may have to take back old equipment for it. */
    isElectric: v.optional(v.boolean('must be true or false'), true),
    created: v.optional(day),
    /** The categories, the main one first. */
    categories: v.optional(list(id, 20), []),
    markets: v.optional(list(whole(1, 1_000_000), 100)),
    /** The price in each price list, in major units of its currency. */
    prices: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a price list')), price, 'must be prices by price list'),
      {},
    ),
    items: v.pipe(list(item, 100), v.minLength(1, 'must have one at least')),
    related: v.optional(
      list(
        v.strictObject(
          { product: id, relation: v.optional(requiredLine(30), 'standard') },
          'must be { product, relation }',
        ),
        100,
      ),
      [],
    ),
  },
  'unknown field',
)

export type ProductFields = v.InferOutput<typeof productFields>
