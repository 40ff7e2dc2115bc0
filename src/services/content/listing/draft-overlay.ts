import type { ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { locales } from '../lib/localize.ts'
import type { Sql } from '../lib/sql.ts'
import { collectFacetValues } from './facets.ts'
import { createSizeRows } from './ranges.ts'
import { createFacetNames, createFacetRows, createListingRows, createValueRow } from './rows.ts'

/**
 * Creates the beginning of a statement. With it, the statement reads the listing as it would be if
 * all drafts were published. Null outside the preview.
 */
export type ListingOverlay = ((put: Sql['put']) => string) | null

interface ChangedProducts {
  /** The products that differ from the published ones. */
  products: ProductEntry[]
  /** The ids of removed products. */
  gone: string[]
  names: EntryNames
}

/**
 * Creates common table expressions that replace the real tables. They leave out the published
 * versions of changed products, and add the changed versions. They are slow, so only editors use
 * them.
 */
export function createListingOverlay(
  { products: drafts, gone, names }: ChangedProducts,
  place: { market: number; priceList: number },
): ListingOverlay {
  if (drafts.length + gone.length === 0) return null
  const places = [{ market: place.market, price_list: place.priceList }]
  const values = drafts.map(product => ({ product, values: collectFacetValues(product, names) }))
  const rows = {
    ids: [...drafts.map(({ id }) => id), ...gone],
    listing: drafts.flatMap(product => createListingRows(product, places)),
    facets: values.flatMap(({ product, values }) => createFacetRows(product, values)),
    sizes: drafts.flatMap(createSizeRows),
    values: values.map(({ product, values }) => createValueRow(product, values)),
    names: createFacetNames(values.flatMap(({ values }) => values)),
  }
  return put => {
    const ids = `(SELECT value FROM json_each(${put(JSON.stringify(rows.ids))}))`
    const selectValues = (list: unknown[][], columns: string[]) =>
      `SELECT ${columns.map((name, at) => `value ->> ${at} AS ${name}`).join(', ')} FROM json_each(${put(JSON.stringify(list))})`
    return `WITH
      listing AS (SELECT ${listingColumns} FROM main.listing WHERE product NOT IN ${ids}
        UNION ALL ${selectValues(rows.listing, listingColumns)}),
      listing_facets AS (SELECT ${facetColumns} FROM main.listing_facets WHERE product NOT IN ${ids}
        UNION ALL ${selectValues(rows.facets, facetColumns)}),
      listing_sizes AS (SELECT ${sizeColumns} FROM main.listing_sizes WHERE product NOT IN ${ids}
        UNION ALL ${selectValues(rows.sizes, sizeColumns)}),
      product_values AS (SELECT product, list FROM main.product_values WHERE product NOT IN ${ids}
        UNION ALL ${selectValues(rows.values, ['product', 'list'])}),
      given_names AS (${selectValues(rows.names, ['facet', 'value', ...locales, 'parent', 'colour'])}),
      facet_names AS (SELECT * FROM given_names
        UNION ALL SELECT facet, value, ${locales}, parent, colour FROM main.facet_names AS name
        WHERE NOT EXISTS (SELECT 1 FROM given_names AS given WHERE given.facet = name.facet AND given.value = name.value)),
      change AS (
        SELECT market, price_list, category, product, -1 AS change FROM main.listing WHERE product IN ${ids}
        UNION ALL SELECT market, price_list, category, product, 1 FROM (${selectValues(rows.listing, listingColumns)})),
      listing_totals AS (
        SELECT market, price_list, category, sum(total) AS total FROM (
          SELECT market, price_list, category, total FROM main.listing_totals
          UNION ALL SELECT market, price_list, category, change FROM change) GROUP BY market, price_list, category),
      facet_totals AS (
        SELECT market, price_list, category, facet, value, sum(total) AS total FROM (
          SELECT market, price_list, category, facet, value, total FROM main.facet_totals
          UNION ALL SELECT market, price_list, change.category, has.facet, has.value, change FROM change
            CROSS JOIN main.listing_facets AS has ON has.product = change.product AND has.category = change.category
            WHERE change = -1
          UNION ALL SELECT market, price_list, change.category, has.facet, has.value, change FROM change
            CROSS JOIN (${selectValues(rows.facets, facetColumns)}) AS has ON has.product = change.product AND has.category = change.category
            WHERE change = 1) GROUP BY market, price_list, category, facet, value)`
  }
}

const listingColumns = [
  'market',
  'price_list',
  'category',
  'product',
  'popularity',
  'created',
  'price',
  ...locales.map(locale => `name_${locale}`),
  'design',
]
const facetColumns = ['category', 'facet', 'value', 'product']
const sizeColumns = ['category', 'product', 'size', 'width', 'height', 'luminous_flux']
