import * as v from 'valibot'
import { isProduct, isType } from '../entries/documents.ts'
import { affectedByDraftsSql } from '../entries/draft-products.ts'
import { loadEntryNames } from '../entries/names.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import { createSortKeys, findDesignKey, findListedPrice } from '../listing/rows.ts'
import { replaceNames } from '../overlay/names.ts'
import { listOverlaid, type PreviewOverlay } from '../overlay/overlay.ts'
import { getIndexRow, selectIndexRow } from './index-statements.ts'
import { getTier, type SearchWords } from './match.ts'
import { findSortColumn } from './order.ts'
import type { SearchRequest } from './rows.ts'
import { createSearchText } from './text.ts'
import { hasWords } from './words.ts'

/** Drafts with a function that searches them as if they were published. */
export type SearchableDrafts = Awaited<ReturnType<typeof loadDrafts>>

const draftRows = v.array(
  v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string(), data: v.string(), row: v.number() }),
)

/**
 * Loads the drafts for searches in the preview, because the index only contains published entries.
 * If an unsaved entry changes the name of a designer, category or family, published products
 * without a draft are found only by the saved name.
 */
export async function loadDrafts(db: Database, shown: PreviewOverlay | null) {
  const isOverDrafts = shown?.over !== 'published'
  const [{ results }, stored] = await Promise.all([
    db
      .prepare(
        `SELECT type, id, data, ${selectIndexRow('entry')} AS row FROM entries AS entry WHERE ${isOverDrafts ? affectedByDraftsSql : 'false'}`,
      )
      .all(),
    loadEntryNames(db, isOverDrafts),
  ])
  const names = shown ? replaceNames(stored, shown.overlay) : stored
  const overlaid = shown ? listOverlaid(shown.overlay) : []
  const saved = v.parse(draftRows, results).flatMap(({ type, id, data, row }) => {
    if (!isType(type) || shown?.overlay[type].has(id)) return []
    return [{ type, id, row, document: parseEntry[type](data) }]
  })
  const unsaved = overlaid.flatMap(({ document, ...entry }) =>
    document ? [{ ...entry, row: isProduct(document) ? getIndexRow(document) : -1, document }] : [],
  )
  const drafts = [...saved, ...unsaved]

  function find(words: string[], which: SearchWords, request: SearchRequest) {
    const { locale, market, priceList } = request
    const column = findSortColumn(request)
    const found = drafts.flatMap(({ document, ...draft }) => {
      const text = createSearchText(draft.type, document, names, locale)
      if (!text) return []
      const name = which === 'both' ? `${text.name} ${text.otherName}` : text.name
      if (!hasWords(`${name} ${text.text} ${which === 'both' ? text.other : ''}`, words)) return []
      return [{ ...draft, document, name }]
    })
    return {
      products: found.flatMap(({ document, name, ...draft }) => {
        const price = isProduct(document) && findListedPrice(document, { market, price_list: priceList })
        if (!price) return []
        const design = findDesignKey(document) ?? draft.id
        return [
          {
            ...draft,
            design,
            key: column ? (createSortKeys(document, price.amount)[column] ?? '') : getTier(name, words),
          },
        ]
      }),
      pages: found
        .filter(({ type }) => type !== 'product')
        .map(({ type, id, name }) => ({ type, id, named: Number(hasWords(name, words)), texts: null })),
    }
  }

  return { keys: [...saved, ...overlaid].map(({ type, id }) => [type, id]), find }
}
