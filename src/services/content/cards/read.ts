import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { PreparedJson } from '../query/compile.ts'
import { type CardTexts, cachedRevision, cardsAt, type KnownCards, keepCards } from './cache.ts'
import { askedLists, cardVersion, wholeCard } from './card.ts'

/** The columns of a card, of a `product_cards` row named `card`. */
export const cardColumns = (locale: Locale) =>
  `card.card_${locale} AS card, card.prices AS prices, ${variantsOf('card')} AS variants, card.finish_${locale} AS finish`

/** As in a response, without finishes that are not published. */
const variantsOf = (card: string) =>
  `(SELECT json_group_array(json_object('id', one.value) ORDER BY one.key) FROM json_each(${card}.variants) AS one
    WHERE EXISTS (SELECT 1 FROM entries WHERE type = 'product' AND id = one.value AND status = 'published'))`

/** Joins the card of a product, if there is one. */
export const joinCard = (product: string) =>
  `LEFT JOIN product_cards AS card ON card.product = ${product} AND card.version = ${cardVersion}`

const text = v.nullable(v.string())
/** Nulls where a product has no card. */
export const cardRow = { card: text, prices: text, variants: text, finish: text }

type Row = { [Column in keyof CardTexts]?: string | null }

/** Null where the row has no card. */
export function textsOf({ card, prices, variants, finish }: Row): CardTexts | null {
  return card && prices && variants && finish ? { card, prices, variants, finish } : null
}

/** The revision of the listings' rows and cards, as a statement and its result. */
export const revisionOf = (db: Database) => db.prepare('SELECT revision FROM listing_revision')
export const readRevision = (answer: D1Result | undefined) => v.parse(revisionRows, answer?.results)[0].revision
const revisionRows = v.tuple([v.object({ revision: v.string() })])

const rows = v.array(v.object({ ...cardRow, id: v.string() }))

/** The cards of published products for a field; null where it does not ask for cards. */
export const cardsOf = (db: Database, locale: Locale) => (ids: string[], asked: unknown) => {
  const lists = askedLists(asked)
  return lists === undefined ? null : loadCards(db, ids, locale, lists)
}

/** In the order of `ids`; null when one of them has no card. */
async function loadCards(db: Database, ids: string[], locale: Locale, lists: unknown[] | null) {
  const texts = await loadTexts(db, ids, locale)
  if (!texts) return null
  return ids.flatMap(id => {
    const own = texts.get(id)
    return own ? [new PreparedJson(wholeCard(own, lists))] : []
  })
}

/**
 * The cards of published products, by id; null when one of them has none. Cached ones are not read
 * again, and nothing is where all are of the `revision` that was read with the ids.
 */
export async function loadTexts(
  db: Database,
  ids: string[],
  locale: Locale,
  revision: string | null = null,
): Promise<KnownCards | null> {
  if (ids.length === 0) return new Map()
  const before = cachedRevision()
  const cached = cardsAt(before, locale)
  // Copied: other requests may replace cached cards meanwhile.
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
  keepCards(read.cards, read.revision, locale)
  return isCurrent ? new Map([...known, ...read.cards]) : read.cards
}

/** Entries that are not published are left out; `isWhole` is false if another has no card. */
async function readCards(db: Database, ids: string[], locale: Locale) {
  const [revision, found] = await db.batch([
    revisionOf(db),
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
    const texts = textsOf(row)
    if (texts) cards.set(id, texts)
  }
  return { revision: readRevision(revision), cards, isWhole: all.every(({ id }) => cards.has(id)) }
}
