import * as v from 'valibot'
import { type DocumentType, documents } from '../../src/services/content/entries/documents.ts'
import type { Article } from './article.ts'
import { cases } from './cases/index.ts'
import { categories } from './content/categories.ts'
import { globalContent } from './content/global.ts'
import { markets, productOf } from './content/product.ts'
import { startPage } from './content/start.ts'
import { photometries } from './light.ts'
import { makers } from './makers.ts'
import { pages } from './pages.ts'
import { designers, families } from './people.ts'
import { campaigns } from './stories/campaigns.ts'
import { concepts } from './stories/concepts.ts'
import { dealers } from './stories/dealers.ts'
import { news } from './stories/news.ts'
import { joinUnits } from './units.ts'

/**
 * Creates SQL that publishes all entries of the demo, from which the service derives other rows.
 * Running it again restores these entries and keeps all others. Throws if an entry does not match
 * the schema of its type.
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
    ...campaigns.map(campaign => entry('campaign', campaign.slug, campaign.slug, campaign)),
    ...dealers.map(dealer => entry('dealer', dealer.slug, dealer.slug, dealer)),
    ...Object.entries(families).map(([slug, name]) => entry('family', slug, slug, { slug, name })),
    ...makers.map(maker => entry('maker', maker.slug, maker.slug, maker)),
    ...photometries.map(one => entry('photometry', one.slug, one.slug, one)),
    ...articles.map(article => entry('product', article.id, article.slug, productOf(article), article.created)),
    ...markets.map(place),
  ]
}

const published = '2026-11-20T08:00:00Z'

function entry(type: DocumentType, id: string, slug: string, document: unknown, created = '2026-11-02') {
  const data = JSON.stringify(v.parse(documents[type], joinUnits(document)))
  const values = [type, id, 'published', slug, data, `${created}T08:00:00Z`, published].map(quote).join(', ')
  return `INSERT INTO entries (type, id, status, slug, data, created_at, published_at) VALUES (${values})
    ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data`
}

/**
 * Returns SQL that stores a market with its price list as a synchronisation does, because listings
 * need it.
 */
const place = ({ market, priceList }: (typeof markets)[number]) =>
  `INSERT INTO listing_totals (market, price_list, category, total) VALUES (${market}, ${priceList}, '', 0)
   ON CONFLICT DO NOTHING`

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
