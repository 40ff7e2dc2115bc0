import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { PreparedJson } from '../query/compile.ts'
import { type CardTexts, cacheCards, getCachedCards, getCachedRevision, type KnownCards } from './cache.ts'
import { cardVersion, formatCard, readCardPriceLists } from './card.ts'

/** The columns of a card in SQL, from a `product_cards` row named `card`. */
export const cardColumns = (locale: Locale) =>
  `card.card_${locale} AS card, card.prices AS prices, ${selectVariants('card', locale)} AS variants, card.finish_${locale} AS finish`

/** The variants as in a response, without finishes that are not published, which have no card. */
const selectVariants = (card: string, locale: Locale) =>
  `(SELECT json_group_array(json('{"id":' || json_quote(one.value) || ',' || substr(finish.finish_${locale}, 2)) ORDER BY one.key)
    FROM json_each(${card}.variants) AS one
    CROSS JOIN product_cards AS finish ON finish.product = one.value AND finish.version = ${cardVersion})`

/** Joins the card of a product, if it has one. */
export const joinCard = (product: string) =>
  `LEFT JOIN product_cards AS card ON card.product = ${product} AND card.version = ${cardVersion}`

const text = v.nullable(v.string())
/** The columns of `cardColumns`, which are all null if a product has no card. */
export const cardRow = { card: text, prices: text, variants: text, finish: text }

type Row = { [Column in keyof CardTexts]?: string | null }

/** Null if the row has no card. */
export function toCardTexts({ card, prices, variants, finish }: Row): CardTexts | null {
  return card && prices && variants && finish ? { card, prices, variants, finish } : null
}

/** The statement that reads the revision of the listings' rows and cards. */
export const selectRevision = (db: Database) => db.prepare('SELECT revision FROM listing_revision')
export const readRevision = (answer: D1Result | undefined) => v.parse(revisionRows, answer?.results)[0].revision
const revisionRows = v.tuple([v.object({ revision: v.string() })])

const rows = v.array(v.object({ ...cardRow, id: v.string() }))

/**
 * Creates a function that loads the cards of published products for a GraphQL field. The function
 * returns null if the field does not request exactly the fields of a card.
 */
export const createCardLoader = (db: Database, locale: Locale) => (ids: string[], requested: unknown) => {
  const lists = readCardPriceLists(requested)
  return lists === undefined ? null : loadCards(db, ids, locale, lists)
}

/** Loads cards in the sequence of `ids`; null if a published product has no card. */
async function loadCards(db: Database, ids: string[], locale: Locale, lists: unknown[] | null) {
  const texts = await loadCardTexts(db, ids, locale)
  if (!texts) return null
  return ids.flatMap(id => {
    const own = texts.get(id)
    return own ? [new PreparedJson(formatCard(own, lists))] : []
  })
}

/**
 * Loads the cards of published products, by id; null if a published product has no card. Reads only
 * cards that are not cached. Reads nothing if all cards are cached at `revision`, which is the
 * cards' revision that was read in the same round trip as the ids.
 */
export async function loadCardTexts(
  db: Database,
  ids: string[],
  locale: Locale,
  revision: string | null = null,
): Promise<KnownCards | null> {
  if (ids.length === 0) return new Map()
  const before = getCachedRevision()
  const cached = getCachedCards(before, locale)
  // Copied, because other requests may replace the cached cards in the meantime.
  const known = new Map(
    ids.flatMap((id): [string, CardTexts][] => {
      const texts = cached.get(id)
      return texts ? [[id, texts]] : []
    }),
  )
  if (revision === before && known.size === ids.length) return known
  const found = await readCards(
    db,
    ids.filter(id => !known.has(id)),
    locale,
  )
  const isCurrent = found.revision === before
  const read = isCurrent || known.size === 0 ? found : await readCards(db, ids, locale)
  if (!read.isWhole) return null
  cacheCards(read.cards, read.revision, locale)
  return isCurrent ? new Map([...known, ...read.cards]) : read.cards
}

/**
 * Reads the cards of published products, and leaves out the others. `isWhole` is false if a
 * published product has no card.
 */
async function readCards(db: Database, ids: string[], locale: Locale) {
  const [revision, found] = await db.batch([
    selectRevision(db),
    db
      .prepare(
        `SELECT entry.id, ${cardColumns(locale)} FROM json_each(?1) AS wanted
         CROSS JOIN entries AS entry ON entry.type = 'product' AND entry.id = wanted.value AND entry.status = 'published'
         ${joinCard('entry.id')}`,
      )
      .bind(JSON.stringify(ids)),
  ])
  const all = v.parse(rows, found?.results)
  const cards: KnownCards = new Map()
  for (const { id, ...row } of all) {
    const texts = toCardTexts(row)
    if (texts) cards.set(id, texts)
  }
  return { revision: readRevision(revision), cards, isWhole: all.every(({ id }) => cards.has(id)) }
}
