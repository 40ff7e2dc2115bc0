import type { EntryKey } from '../connectors/connector.ts'
import type { DocumentType } from '../entries/documents.ts'

type Fields = Record<string, unknown>

interface TypeMapping {
  type: DocumentType
  /**
   * Returns the entry's id from the document's converted fields. Values that are not strings are
   * ignored.
   */
  id: (fields: Fields) => unknown
  /** Converts the document's fields to those of the entry. By default they are the same. */
  fields?: (fields: Fields) => Fields
}

/** Converts Sanity's names, which have no hyphens: `luminous_flux` becomes `luminous-flux`. */
const addHyphens = (facts: unknown) =>
  typeof facts === 'object' && facts !== null
    ? Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.replaceAll('_', '-'), value]))
    : facts

const getSlug = ({ slug }: Fields) => slug

/**
 * Maps documents of the dataset to entries, by their `_type`. To use another schema, change only
 * this file. By default, documents have the fields of entries (docs/sanity.md).
 */
export const mapping: Record<string, TypeMapping> = {
  page: { type: 'page', id: ({ path }) => path, fields: ({ path, ...fields }) => fields },
  startPage: { type: 'startPage', id: () => 'start' },
  globalContent: { type: 'globalContent', id: () => 'global' },
  category: { type: 'category', id: getSlug },
  family: { type: 'family', id: getSlug },
  designer: { type: 'designer', id: getSlug },
  maker: { type: 'maker', id: getSlug },
  photometry: { type: 'photometry', id: getSlug },
  case: { type: 'case', id: getSlug },
  news: { type: 'news', id: getSlug },
  concept: { type: 'concept', id: getSlug },
  campaign: { type: 'campaign', id: getSlug },
  dealer: { type: 'dealer', id: getSlug },
  product: {
    type: 'product',
    id: ({ number }) => number,
    // Prices, markets and stock belong to commerce, from which they are loaded afterwards.
    fields: ({ number, items, facts, ...fields }) => ({
      ...fields,
      facts: addHyphens(facts) ?? {},
      id: number,
      markets: [],
      prices: [],
      items: Array.isArray(items) ? items.map(item => ({ ...item, stock: 'no' })) : items,
    }),
  },
}

/** The path of an entry's page, for links inside texts; null if it has none. */
export const findPageAddress = ({ type, id, slug = id }: EntryKey): string | null => {
  const folder = { case: '/cases', news: '/news', concept: '/concepts', designer: '/designers', campaign: '/campaigns' }
  if (type === 'page') return id
  if (type === 'category' || type === 'product') return `/${type}/${slug}`
  return Object.hasOwn(folder, type) ? `${Reflect.get(folder, type)}/${id}` : null
}
