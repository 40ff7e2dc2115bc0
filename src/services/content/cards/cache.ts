import { type Locale, perLocale } from '../lib/localize.ts'

/** A product's card in one language, as stored in the database. */
export interface CardTexts {
  card: string
  /** The prices in all price lists, as JSON. */
  prices: string
  /** The published finishes, as JSON in the format of the response. */
  variants: string
  finish: string
}

/** Cards by product id. */
export type KnownCards = Map<string, CardTexts>

/** Maximum number of cached cards per language; a card takes about 3 KB. */
const maxCached = 300

const createEmpty = () => perLocale((): KnownCards => new Map())

// The cards contain only public data, and all were read at one `listing_revision`. They are used
// only if the database confirms in the same round trip that this is still the current revision.
let cached = { revision: '', cards: createEmpty() }

/** The revision of the cached cards. */
export const getCachedRevision = () => cached.revision

/** The cached cards of a revision in one language; empty if another revision is cached. */
export const getCachedCards = (revision: string, locale: Locale): KnownCards =>
  revision === cached.revision ? cached.cards[locale] : new Map()

/** Caches cards that were read at a revision. */
export function cacheCards(read: KnownCards, revision: string, locale: Locale) {
  if (revision !== cached.revision) cached = { revision, cards: createEmpty() }
  const cards = cached.cards[locale]
  for (const [product, texts] of read) {
    const [oldest] = cards.keys()
    if (oldest !== undefined && cards.size >= maxCached) cards.delete(oldest)
    cards.set(product, texts)
  }
}
