import * as v from 'valibot'
import { foldText } from '../lib/text/text.ts'
import { scopeFields } from './countries/place.ts'

/** `maxIds` limits the ids in a request, and `maxPageSize` the products in a response. */
const maxIds = 10_000
const maxPageSize = 1_000

const id = v.pipe(v.union([v.string(), v.number()], 'must be an id'), v.transform(String))
const ids = v.pipe(v.array(id, 'must be a list of ids'), v.maxLength(maxIds, `must be at most ${maxIds} ids`))
/** A list of ids, or a single id. */
const oneOrMore = v.optional(
  v.union(
    [
      v.pipe(
        id,
        v.transform(singleId => [singleId]),
      ),
      ids,
    ],
    'must be an id or a list of ids',
  ),
)
const flag = v.optional(v.boolean('must be true or false'))
const count = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
)

/** The wire's names of the fields by which a list can be sorted. */
export const sortFields = [
  'uri',
  'categoryItemSort',
  'collectionUri',
  'priceAsNumber',
  'createdAt',
  'modifiedAt',
] as const

const sorting = v.object({
  field: v.picklist(sortFields, 'unknown field'),
  order: v.optional(v.picklist(['asc', 'desc'], 'must be asc or desc'), 'asc'),
})

/** Fields that select a page: the number of products to skip, and the maximum number to return. */
export const pageFields = {
  skipFirst: v.optional(v.pipe(count, v.maxValue(1_000_000, 'is too far')), 0),
  limit: v.optional(
    v.pipe(
      count,
      v.transform(limit => Math.min(limit, maxPageSize)),
    ),
    maxPageSize,
  ),
}

const targets = v.array(
  v.picklist(['product', 'category', 'cmsArticle'], 'unknown kind'),
  'must be a list of product, category and cmsArticle',
)

export const uriLookup = v.object({
  uri: v.string('must be a text'),
  for: v.pipe(targets, v.minLength(1, 'must name a kind')),
  ...pageFields,
  ...scopeFields,
})

/**
 * The body of a request for products. A product must match at least one value of every filter.
 * Unknown fields are ignored.
 */
export const productFilters = v.object({
  products: v.optional(ids),
  categories: oneOrMore,
  collections: oneOrMore,
  brands: oneOrMore,
  centraProduct: oneOrMore,
  search: v.optional(
    v.pipe(
      v.string('must be a text'),
      v.transform(text => [...new Set(foldText(text).split(' ').filter(Boolean))]),
    ),
    '',
  ),
  'items.name': v.optional(v.array(v.string('must be a text'), 'must be a list of texts')),
  onlyAvailable: flag,
  showAsNew: flag,
  showAsOnSale: flag,
  relatedProducts: flag,
  /**
   * Whether products that are requested by id are returned with only their price and stock. Centra
   * does not have this field and ignores it.
   */
  offers: flag,
  uri: v.optional(v.object({ uri: v.string('must be a text'), for: targets }, 'must name uri and for')),
  sortOrder: v.optional(v.pipe(v.array(sorting, 'must be a list'), v.maxLength(10, 'must be at most 10'))),
  ...pageFields,
  ...scopeFields,
})

export type ProductFilters = v.InferOutput<typeof productFilters>

/**
 * Returns the requested ids if the request filters by ids only, and all of them fit on its page;
 * otherwise null.
 */
export function findOnlyIds({ products, skipFirst, limit, search, ...others }: ProductFilters): string[] | null {
  const { relatedProducts, offers, language, market, pricelist, ...filters } = others
  const isFiltered = search.length > 0 || Object.values(filters).some(filter => filter !== undefined)
  return !products || isFiltered || skipFirst > 0 || products.length > limit ? null : products
}
