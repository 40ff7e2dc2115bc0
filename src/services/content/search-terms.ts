import * as v from 'valibot'

/** A word that is asked for. */
export interface Term {
  word: string
  /**
   * The words there are that begin with it; null where the index is to find them itself, for short words or too many of them. A word
   * of one letter stands for itself.
   */
  longer: string[] | null
}

/** Of more than these, as of the beginning of an article number, the index makes one list before the first result: slow, but rare. */
const mostLonger = 40
/** The index has the beginnings of two and three letters: the others it would make of all their words before the first result. */
const longestIndexed = 3

const rows = v.array(v.object({ word: v.string() }))

/** What the words stand for, as far as the shop knows words. */
export async function loadTerms(db: D1Database, words: string[]): Promise<Term[]> {
  const looked = words.filter(word => word.length > longestIndexed)
  const found =
    looked.length === 0
      ? []
      : await db.batch(
          looked.map(word =>
            db
              .prepare('SELECT word FROM search_words WHERE word > ?1 AND word < ?2 LIMIT ?3')
              .bind(word, `${word}\u{10ffff}`, mostLonger + 1),
          ),
        )
  return words.map(word => {
    if (word.length === 1) return { word, longer: [] }
    const at = looked.indexOf(word)
    if (at < 0) return { word, longer: null }
    const longer = v.parse(rows, found[at]?.results).map(one => one.word)
    return { word, longer: longer.length > mostLonger ? null : longer }
  })
}
