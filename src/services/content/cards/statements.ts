import type { PublishedChange } from '../entries/change.ts'
import { isProduct } from '../entries/documents.ts'
import { createEntries } from '../entries/entries.ts'
import { locales } from '../lib/localize.ts'
import { toProduct } from '../product/product.ts'
import { cardVersion, createCard } from './card.ts'

/** How many products one statement stores. */
const chunkSize = 20

/**
 * The statements that store the cards of changed products. The cards of removed products are
 * deleted with their entries. A product that has changed again in the meantime gets no card here.
 */
export async function cardStatements(db: D1Database, changes: PublishedChange[]) {
  const products = changes.flatMap(({ document, data }) =>
    document && isProduct(document) ? [{ document, data }] : [],
  )
  const entries = createEntries(db, false)
  const rows = await Promise.all(
    products.map(async ({ document, data = JSON.stringify(document) }) => {
      const cardTexts = await Promise.all(
        locales.map(locale =>
          createCard(toProduct(document, { locale, entries, cards: null, designs: null, isPreview: false })),
        ),
      )
      const texts = [...cardTexts.map(({ card }) => card), ...cardTexts.map(({ finish }) => finish)]
      return [document.id, data, JSON.stringify(document.variants), cardTexts[0]?.prices ?? '[]', ...texts]
    }),
  )
  const names = [...locales.map(locale => `card_${locale}`), ...locales.map(locale => `finish_${locale}`)]
  return Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, at) =>
    db
      .prepare(
        `INSERT OR REPLACE INTO product_cards (product, version, variants, prices, ${names})
         SELECT given.value ->> 0, ${cardVersion}, ${[2, 3, ...names.map((_, at) => at + 4)].map(at => `given.value ->> ${at}`)}
         FROM json_each(?) AS given
         CROSS JOIN entries AS entry ON entry.type = 'product' AND entry.id = given.value ->> 0
           AND entry.status = 'published' AND entry.data = given.value ->> 1`,
      )
      .bind(JSON.stringify(rows.slice(at * chunkSize, (at + 1) * chunkSize))),
  )
}
