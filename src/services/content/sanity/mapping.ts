import type { EntryKey } from '../connectors/connector.ts'
import type { DocumentType } from '../entries/documents.ts'

type Fields = Record<string, unknown>

interface Mapped {
  type: DocumentType
  /** The entry's id, from the document's converted fields; anything but a text is none. */
  id: (fields: Fields) => unknown
  /** Fields that have other names, or that Sanity does not have; by default they are the same. */
  fields?: (fields: Fields) => Fields
}

/** Sanity's names have no hyphens: `luminous_flux` is `luminous-flux`. */
const withHyphens = (facts: unknown) =>
  typeof facts === 'object' && facts !== null
    ? Object.fromEntries(Object.entries(facts).map(([name, value]) => [name.replaceAll('_', '-'), value]))
    : facts

const bySlug = ({ slug }: Fields) => slug

/**
 * Which documents of the dataset are which entries, by their `_type`: the one file to change for
 * another schema. As it is here, documents have the fields of entries (docs/sanity.md).
 */
export const mapping: Record<string, Mapped> = {
  page: { type: 'page', id: ({ path }) => path, fields: ({ path, ...fields }) => fields },
  startPage: { type: 'startPage', id: () => 'start' },
  globalContent: { type: 'globalContent', id: () => 'global' },
  category: { type: 'category', id: bySlug },
  family: { type: 'family', id: bySlug },
  designer: { type: 'designer', id: bySlug },
  maker: { type: 'maker', id: bySlug },
  photometry: { type: 'photometry', id: bySlug },
  case: { type: 'case', id: bySlug },
  news: { type: 'news', id: bySlug },
  concept: { type: 'concept', id: bySlug },
  campaign: { type: 'campaign', id: bySlug },
  dealer: { type: 'dealer', id: bySlug },
  product: {
    type: 'product',
    id: ({ number }) => number,
    // Prices, markets and stock are commerce's, which is asked for them next.
    fields: ({ number, items, facts, ...fields }) => ({
      ...fields,
      facts: withHyphens(facts) ?? {},
      id: number,
      markets: [],
      prices: [],
      items: Array.isArray(items) ? items.map(item => ({ ...item, stock: 'no' })) : items,
    }),
  },
}

/** The pages that entries have, for links inside texts. */
export const sanityAddress = ({ type, id, slug = id }: EntryKey): string | null => {
  const folder = { case: '/cases', news: '/news', concept: '/concepts', designer: '/designers', campaign: '/campaigns' }
  if (type === 'page') return id
  if (type === 'category' || type === 'product') return `/${type}/${slug}`
  return Object.hasOwn(folder, type) ? `${Reflect.get(folder, type)}/${id}` : null
}
