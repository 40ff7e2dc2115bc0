import * as v from 'valibot'
import { isProduct } from '../entries/documents.ts'
import { touchedByDrafts } from '../entries/draft-products.ts'
import { loadEntryNames } from '../entries/names.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import { designOf, priceIn, sortKeys } from '../listing/rows.ts'
import { overlayNames } from '../overlay/names.ts'
import { overlaidIn, type Shown } from '../overlay/overlay.ts'
import { isType } from '../rules/check.ts'
import { rowOf, rowOfProduct } from './index-statements.ts'
import { type SearchWords, tierOf } from './match.ts'
import { columnOf } from './order.ts'
import type { SearchRequest } from './rows.ts'
import { searchText } from './text.ts'
import { hasWords } from './words.ts'

/** Drafts, as search would find them if they were published. */
export type Drafts = Awaited<ReturnType<typeof loadDrafts>>

const draftRows = v.array(
  v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string(), data: v.string(), row: v.number() }),
)

/**
 * For the preview only: all drafts are read, because the index only contains published entries.
 * Products of a renamed designer, category or family are found by that name if it is saved.
 */
export async function loadDrafts(db: Database, shown: Shown | null) {
  const isOverDrafts = shown?.over !== 'published'
  const [{ results }, stored] = await Promise.all([
    db
      .prepare(
        `SELECT type, id, data, ${rowOf('entry')} AS row FROM entries AS entry WHERE ${isOverDrafts ? touchedByDrafts : 'false'}`,
      )
      .all(),
    loadEntryNames(db, isOverDrafts),
  ])
  const names = shown ? overlayNames(stored, shown.overlay) : stored
  const overlaid = shown ? overlaidIn(shown.overlay) : []
  const saved = v.parse(draftRows, results).flatMap(({ type, id, data, row }) => {
    if (!isType(type) || shown?.overlay[type].has(id)) return []
    return [{ type, id, row, document: parseEntry[type](data) }]
  })
  const given = overlaid.flatMap(({ document, ...entry }) =>
    document ? [{ ...entry, row: isProduct(document) ? rowOfProduct(document) : -1, document }] : [],
  )
  const drafts = [...saved, ...given]

  function find(words: string[], which: SearchWords, request: SearchRequest) {
    const { locale, market, priceList } = request
    const column = columnOf(request)
    const found = drafts.flatMap(({ document, ...draft }) => {
      const text = searchText(draft.type, document, names, locale)
      if (!text) return []
      const name = which === 'both' ? `${text.name} ${text.otherName}` : text.name
      if (!hasWords(`${name} ${text.text} ${which === 'both' ? text.other : ''}`, words)) return []
      return [{ ...draft, document, name }]
    })
    return {
      products: found.flatMap(({ document, name, ...draft }) => {
        const price = isProduct(document) && priceIn(document, { market, price_list: priceList })
        if (!price) return []
        const design = designOf(document) ?? draft.id
        return [
          { ...draft, design, key: column ? (sortKeys(document, price.amount)[column] ?? '') : tierOf(name, words) },
        ]
      }),
      pages: found
        .filter(({ type }) => type !== 'product')
        .map(({ type, id, name }) => ({ type, id, named: Number(hasWords(name, words)), texts: null })),
    }
  }

  return { keys: [...saved, ...overlaid].map(({ type, id }) => [type, id]), find }
}
