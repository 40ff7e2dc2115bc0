import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { PreparedJson, RequestedField } from '../query/compile.ts'
import type { RequestedSelection } from '../query/selection.ts'
import type { KnownCards } from './cache.ts'
import { cardVersion, finishFields, formatCard, readCardPriceLists } from './card.ts'
import { cardColumns, cardRow, joinCard, loadCardTexts, toCardTexts } from './read.ts'

/** What is needed to build the cards that a query requests. */
export interface RequestedCards {
  /** The price lists whose prices the cards contain; null for all. */
  lists: unknown[] | null
  /** The cached cards. */
  known: KnownCards
}

/**
 * The price lists that a query requests for the cards of a listing's designs, or null for all price
 * lists. Undefined if the query does not request exactly the fields of cards and their finishes.
 */
export function readDesignPriceLists(requested: unknown) {
  if (!(requested instanceof RequestedField)) return undefined
  return readPriceLists(requested, requested.selection.fields.get('designs'))
}

function readPriceLists(requested: RequestedField, selection: RequestedSelection | undefined) {
  const fields = selection?.fields
  return fields?.get('finishes')?.text === finishFields
    ? readCardPriceLists(requested, fields.get('product'))
    : undefined
}

/**
 * Creates a function that loads the designs of products for a GraphQL field. The function returns
 * null if the field requests no cards. `revision` is the cards' revision that was read in the same
 * round trip as the ids.
 */
export const createDesignLoader =
  (db: Database, locale: Locale) =>
  (ids: string[], finishes: string[][], requested: unknown, revision: string | null = null) => {
    const lists = requested instanceof RequestedField ? readPriceLists(requested, requested.selection) : undefined
    return lists === undefined ? null : loadDesignCards(db, { ids, finishes, revision }, locale, lists)
  }

interface FoundDesigns {
  ids: string[]
  finishes: string[][]
  revision: string | null
}

async function loadDesignCards(
  db: Database,
  { ids, finishes, revision }: FoundDesigns,
  locale: Locale,
  lists: unknown[] | null,
) {
  const texts = await loadCardTexts(db, [...new Set([...ids, ...finishes.flat()])], locale, revision)
  if (!texts) return null
  return ids.flatMap((id, at) => {
    const own = texts.get(id)
    if (!own) return []
    const found = (finishes[at] ?? []).flatMap((one): [string, string][] => {
      const finish = texts.get(one)?.finish
      return finish === undefined ? [] : [[one, finish]]
    })
    const finishCards = sortFinishes(found, own.variants).map(([, text]) => new PreparedJson(text))
    return [{ product: new PreparedJson(formatCard(own, lists)), finishes: finishCards }]
  })
}

/**
 * SQL fragments that add cards to the statement of a listing's page. The statement must name the
 * page's rows `page`, with the columns `product` and `design`, and the rows of finishes `other`.
 * `known` is an SQL expression for a JSON list of the products whose cards are cached.
 */
export const designSql = (locale: Locale, known: string) => ({
  columns: `, ${cardColumns(locale)}`,
  join: `${joinCard('page.product')} AND page.product NOT IN ${selectJson(known)}`,
  finish: `json_array(other.product, (SELECT finish_${locale} FROM product_cards
    WHERE product = other.product AND version = ${cardVersion} AND product NOT IN ${selectJson(known)}))`,
})

const selectJson = (list: string) => `(SELECT value FROM json_each(${list}))`

const finishes = v.array(v.tuple([v.string(), v.nullable(v.string())]))
const variants = v.array(v.object({ id: v.string() }))

export const designRow = {
  ...v.partial(v.object(cardRow)).entries,
  product: v.string(),
  finishes: v.nullable(v.string()),
}
type Row = v.InferOutput<v.ObjectSchema<typeof designRow, undefined>>

/**
 * Builds the designs of a listing's page from its rows and the cached cards. `read` contains the
 * cards that were in the rows. Null if a card is missing.
 */
export function buildDesigns(rows: Row[], { lists, known }: RequestedCards) {
  const read: KnownCards = new Map()
  const designs = rows.map(row => {
    const texts = toCardTexts(row)
    if (texts) read.set(row.product, texts)
    return buildDesign(row, texts ?? known.get(row.product), { lists, known })
  })
  return designs.every(design => design !== null) ? { designs, read } : null
}

function buildDesign(row: Row, texts: ReturnType<KnownCards['get']>, { lists, known }: RequestedCards) {
  if (!texts) return null
  const product = new PreparedJson(formatCard(texts, lists))
  if (!row.finishes) return { product, finishes: [new PreparedJson(texts.finish)] }
  const all = sortFinishes(v.parse(finishes, JSON.parse(row.finishes)), texts.variants)
  const finishCards = all.map(([id, text]) => text ?? known.get(id)?.finish)
  return finishCards.every(text => text !== undefined)
    ? { product, finishes: finishCards.map(text => new PreparedJson(text)) }
    : null
}

/**
 * Sorts finishes as in `order`, the editors' list as JSON. Finishes that are not listed come last,
 * by id.
 */
function sortFinishes<Text>(all: [string, Text][], order: string) {
  const ids = v.parse(variants, JSON.parse(order)).map(({ id }) => id)
  const place = (id: string) => ids.indexOf(id) + 1 || Infinity
  return all.toSorted(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
}
