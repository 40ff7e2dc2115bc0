import type { DocumentType, EntryData } from './documents.ts'

/** A parsed entry, which is current as long as the database has the same revision. */
export interface Cached<Type extends DocumentType> {
  revision: string
  document: EntryData<Type>
}

/** Maximum number of cached entries of each type; a product takes about 30 KB. */
const maxCached = 300

/**
 * The entries that this isolate has read, because reading and parsing them is the main cost of a
 * page of products. All requests share the documents, so they must not be changed.
 */
export const entryCache: { [Type in DocumentType]: Cache<Type> } = {
  globalContent: createCache(),
  startPage: createCache(),
  page: createCache(),
  category: createCache(),
  product: createCache(),
  family: createCache(),
  designer: createCache(),
  maker: createCache(),
  photometry: createCache(),
  case: createCache(),
  news: createCache(),
  concept: createCache(),
  dealer: createCache(),
  campaign: createCache(),
}

type Cache<Type extends DocumentType> = ReturnType<typeof createCache<Type>>

function createCache<Type extends DocumentType>() {
  const entries = new Map<string, Cached<Type>>()
  return {
    get: (key: string) => entries.get(key),
    byRevision: () => new Map([...entries.values()].map(entry => [entry.revision, entry])),
    set(key: string, entry: Cached<Type>) {
      const [oldest] = entries.keys()
      if (oldest !== undefined && entries.size >= maxCached && !entries.has(key)) entries.delete(oldest)
      entries.set(key, entry)
    },
  }
}
