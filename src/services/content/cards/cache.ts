import { type Locale, perLocale } from '../lib/localize.ts'

/** A product's card in one language, as the database has it. */
export interface CardTexts {
  card: string
  /** JSON */
  prices: string
  /** JSON, as in the response. */
  variants: string
  finish: string
}

/** By product. */
export type KnownCards = Map<string, CardTexts>

/** Of one language; a card takes about 3 KB. */
const maxCached = 300

const empty = () => perLocale((): KnownCards => new Map())

// Public data, of one `listing_revision`: a card is used only where the database says in the same
// round trip that this is still its revision.
let cached = { revision: '', cards: empty() }

/** The revision that the cached cards are of. */
export const cachedRevision = () => cached.revision

/** The cached cards of a revision in one language; none where others are cached. */
export const cardsAt = (revision: string, locale: Locale): KnownCards =>
  revision === cached.revision ? cached.cards[locale] : new Map()

/** Keeps cards that were read at a revision. */
export function keepCards(read: KnownCards, revision: string, locale: Locale) {
  if (revision !== cached.revision) cached = { revision, cards: empty() }
  const cards = cached.cards[locale]
  for (const [product, texts] of read) {
    const [oldest] = cards.keys()
    if (oldest !== undefined && cards.size >= maxCached) cards.delete(oldest)
    cards.set(product, texts)
  }
}
