import * as v from 'valibot'
import { type DocumentType, documents } from '../../src/services/content/documents.ts'
import { nameKey } from '../../src/services/content/name-key.ts'
import type { Article } from './article.ts'
import { categories } from './content/categories.ts'
import { globalContent } from './content/global.ts'
import { markets, minor, productOf } from './content/product.ts'
import { startPage } from './content/start.ts'
import { pages } from './pages.ts'
import { designers, families } from './people.ts'
import { cases } from './stories/cases.ts'
import { concepts } from './stories/concepts.ts'
import { dealers } from './stories/dealers.ts'
import { news } from './stories/news.ts'

/**
 * SQL for the content database: every entry published, and the listing. Can be run again: it puts the demo's own
 * entries back as they were and leaves others alone. Throws when a document does not fit its type.
 */
export function contentSeed(articles: Article[]): string[] {
  return [
    entry('globalContent', 'global', 'global', globalContent),
    entry('startPage', 'start', 'start', startPage(articles)),
    ...Object.entries(pages).map(([path, page]) => entry('page', path, path, page)),
    ...categories.map(category => entry('category', category.slug, category.slug, category)),
    ...designers.map(designer => entry('designer', designer.slug, designer.slug, designer)),
    ...cases.map(one => entry('case', one.slug, one.slug, one)),
    ...news.map(one => entry('news', one.slug, one.slug, one, one.date)),
    ...concepts.map(concept => entry('concept', concept.slug, concept.slug, concept)),
    ...dealers.map(dealer => entry('dealer', dealer.slug, dealer.slug, dealer)),
    ...Object.entries(families).map(([slug, name]) => entry('family', slug, slug, { slug, name })),
    ...articles.map(article => entry('product', article.id, article.slug, productOf(article), article.created)),
    `DELETE FROM listing WHERE product IN (${articles.map(article => quote(article.id)).join(', ')})`,
    ...articles.map(listing),
    'DELETE FROM listing_totals',
    `INSERT INTO listing_totals (market, price_list, category, total)
     SELECT market, price_list, category, count(*) FROM listing GROUP BY market, price_list, category`,
  ]
}

const published = '2026-11-20T08:00:00Z'

function entry(type: DocumentType, id: string, slug: string, document: unknown, created = '2026-11-02') {
  const data = JSON.stringify(v.parse(documents[type], document))
  const values = [type, id, 'published', slug, data, `${created}T08:00:00Z`, published].map(quote).join(', ')
  return `INSERT INTO entries (type, id, status, slug, data, created_at, published_at) VALUES (${values})
    ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data`
}

/** A row for each market, and there for the whole shop (category '') and each of the article's categories. */
function listing(article: Article) {
  const name = `${article.name} ${article.variant.en}`
  const nameSv = `${article.name} ${article.variant.sv}`
  const rows = markets.flatMap(({ market, priceList }) => {
    const price = article.prices[priceList]
    if (!price) return []
    return ['', ...article.categories].map(category => [
      market,
      priceList,
      quote(category),
      quote(article.id),
      article.popularity,
      quote(article.created),
      minor(price.price),
      quote(nameKey(name, 'en')),
      quote(nameKey(nameSv, 'sv')),
    ])
  })
  return `INSERT INTO listing (market, price_list, category, product, popularity, created, price, name_en, name_sv)
    VALUES ${rows.map(row => `(${row.join(', ')})`).join(', ')}`
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
