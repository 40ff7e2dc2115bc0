import * as v from 'valibot'
import type { Database } from '../lib/database.ts'
import type { Locale } from '../lib/localize.ts'
import { PreparedJson, RequestedField } from '../query/compile.ts'
import type { RequestedSelection } from '../query/selection.ts'
import type { KnownCards } from './cache.ts'
import { askedLists, cardVersion, finishFields, wholeCard } from './card.ts'
import { cardColumns, cardRow, joinCard, loadTexts, textsOf } from './read.ts'

/** The cards that a query asks for: price lists, null for all, and the cards known already. */
export interface AskedCards {
  lists: unknown[] | null
  known: KnownCards
}

/**
 * Whether a query asks for the designs of a listing as cards with their finishes: then the price
 * lists of the cards, null for all; otherwise undefined.
 */
export function askedDesigns(asked: unknown) {
  if (!(asked instanceof RequestedField)) return undefined
  return listsOf(asked, asked.selection.fields.get('designs'))
}

function listsOf(asked: RequestedField, selection: RequestedSelection | undefined) {
  const fields = selection?.fields
  return fields?.get('finishes')?.text === finishFields ? askedLists(asked, fields.get('product')) : undefined
}

/**
 * The designs of found products for a field; null where it does not ask for cards. `revision` is
 * what the cards had in the round trip that found the products.
 */
export const designsOf =
  (db: Database, locale: Locale) =>
  (ids: string[], finishes: string[][], asked: unknown, revision: string | null = null) => {
    const lists = asked instanceof RequestedField ? listsOf(asked, asked.selection) : undefined
    return lists === undefined ? null : loadDesignCards(db, { ids, finishes, revision }, locale, lists)
  }

interface Shown {
  ids: string[]
  finishes: string[][]
  revision: string | null
}

async function loadDesignCards(
  db: Database,
  { ids, finishes, revision }: Shown,
  locale: Locale,
  lists: unknown[] | null,
) {
  const texts = await loadTexts(db, [...new Set([...ids, ...finishes.flat()])], locale, revision)
  if (!texts) return null
  return ids.flatMap((id, at) => {
    const own = texts.get(id)
    if (!own) return []
    const found = (finishes[at] ?? []).flatMap((one): [string, string][] => {
      const finish = texts.get(one)?.finish
      return finish === undefined ? [] : [[one, finish]]
    })
    const ready = inOrder(found, own.variants).map(([, text]) => new PreparedJson(text))
    return [{ product: new PreparedJson(wholeCard(own, lists)), finishes: ready }]
  })
}

/**
 * What reads the cards of a page of a listing, which has the columns `product` and `design`, and of
 * its finishes, which are named `other`; `known` is JSON of the products that are not needed.
 */
export const designSql = (locale: Locale, known: string) => ({
  columns: `, ${cardColumns(locale)}`,
  join: `${joinCard('page.product')} AND page.product NOT IN ${inJson(known)}`,
  finish: `json_array(other.product, (SELECT finish_${locale} FROM product_cards
    WHERE product = other.product AND version = ${cardVersion} AND product NOT IN ${inJson(known)}))`,
})

const inJson = (list: string) => `(SELECT value FROM json_each(${list}))`

const finishes = v.array(v.tuple([v.string(), v.nullable(v.string())]))
const variants = v.array(v.object({ id: v.string() }))

export const designRow = {
  ...v.partial(v.object(cardRow)).entries,
  product: v.string(),
  finishes: v.nullable(v.string()),
}
type Row = v.InferOutput<v.ObjectSchema<typeof designRow, undefined>>

/**
 * The designs of a page of a listing, and the cards that were read; null when a card is missing.
 */
export function readyDesigns(rows: Row[], { lists, known }: AskedCards) {
  const read: KnownCards = new Map()
  const designs = rows.map(row => {
    const texts = textsOf(row)
    if (texts) read.set(row.product, texts)
    return readyDesign(row, texts ?? known.get(row.product), { lists, known })
  })
  return designs.every(design => design !== null) ? { designs, read } : null
}

function readyDesign(row: Row, texts: ReturnType<KnownCards['get']>, { lists, known }: AskedCards) {
  if (!texts) return null
  const product = new PreparedJson(wholeCard(texts, lists))
  if (!row.finishes) return { product, finishes: [new PreparedJson(texts.finish)] }
  const all = inOrder(v.parse(finishes, JSON.parse(row.finishes)), texts.variants)
  const ready = all.map(([id, text]) => text ?? known.get(id)?.finish)
  return ready.every(text => text !== undefined)
    ? { product, finishes: ready.map(text => new PreparedJson(text)) }
    : null
}

/** In the editors' order; others by id. */
function inOrder<Text>(all: [string, Text][], order: string) {
  const ids = v.parse(variants, JSON.parse(order)).map(({ id }) => id)
  const place = (id: string) => ids.indexOf(id) + 1 || Infinity
  return all.toSorted(([one], [other]) => place(one) - place(other) || (one < other ? -1 : 1))
}
