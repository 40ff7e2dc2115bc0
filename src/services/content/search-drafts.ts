import * as v from 'valibot'
import { isType } from './check.ts'
import { touchedByDrafts } from './draft-products.ts'
import type { Locale } from './localize.ts'
import { loadNames } from './names.ts'
import { read } from './read.ts'
import { type Columns, tierOf } from './search-match.ts'
import { isProduct, searchText } from './search-text.ts'
import { hasWords } from './search-words.ts'

/** What editors are working on, as search would find it if it were published. */
export type Drafts = Awaited<ReturnType<typeof loadDrafts>>

interface Place {
  locale: Locale
  market: number
  priceList: number
}

const draftRows = v.array(
  v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string(), data: v.string(), number: v.number() }),
)

/** For the preview only: all drafts are read, since the index of words has only what is published. */
export async function loadDrafts(db: D1Database) {
  const [{ results }, names] = await Promise.all([
    db.prepare(`SELECT type, id, data, rowid AS number FROM entries AS entry WHERE ${touchedByDrafts}`).all(),
    loadNames(db, true),
  ])
  const drafts = v.parse(draftRows, results).flatMap(({ type, id, data, number }) => {
    if (!isType(type)) return []
    return [{ type, id, number, document: read[type](data) }]
  })

  function find(words: string[], where: Columns, { locale, market, priceList }: Place) {
    const found = drafts.flatMap(({ type, id, number, document }) => {
      const text = searchText(type, document, names, locale)
      if (!text) return []
      const name = where === 'both' ? `${text.name} ${text.otherName}` : text.name
      if (!hasWords(`${name} ${text.text} ${where === 'both' ? text.other : ''}`, words)) return []
      // The order of the index: popularity, then a number of its own.
      const popularity = isProduct(document) ? Math.min(document.popularity, 268_435_455) : 0
      return [{ type, id, row: popularity * 2 ** 24 + number, tier: tierOf(name, words), text }]
    })
    return {
      products: found.filter(
        ({ type, text }) => type === 'product' && isSold(text.places, [`m${market}`, `p${priceList}`]),
      ),
      pages: found
        .filter(({ type }) => type !== 'product')
        .map(one => ({ ...one, named: Number(hasWords(one.text.name, words)) })),
    }
  }

  return { keys: drafts.map(({ type, id }) => [type, id]), find }
}

const isSold = (places: string, wanted: string[]) => wanted.every(place => places.split(' ').includes(place))
