import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { NewsDate } from '../shared/document/news-date.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { NewsList } from './list-page.tsx'
import type { NewsItem } from './query.ts'

/** One news item, its products, and other recent news. */
export function NewsItemPage({ item }: { item: NewsItem }) {
  const { t, urlTo } = useLanguage()
  const { slug, title, intro, date, picture, body, products, others } = item
  const marks = useMarks()('news', slug)
  return (
    <div className="bands">
      <article {...marks()} className="band news-item">
        <header>
          <Breadcrumbs crumbs={[{ title: t('section.news'), href: urlTo(paths.news) }]} />
          <NewsDate date={date} />
          <h1 {...marks('title')}>{title}</h1>
          <p {...marks('intro')} className="editorial-lead">
            {intro}
          </p>
        </header>
        <Picture
          className="news-item-picture"
          image={picture.lit ?? picture.unlit}
          alt={picture.alt}
          sizes="(width < 48rem) 100vw, 50vw"
          priority
        />
        <RichText marks={marks('body')} blocks={body} editorial />
      </article>
      {products.length > 0 && (
        <section {...marks('products')} className="band related">
          <h2 className="band-head">{t('section.explore')}</h2>
          <ProductGrid products={products} level="h3" row />
        </section>
      )}
      {others.length > 0 && (
        <section className="band">
          <h2 className="band-head">{t('section.otherNews')}</h2>
          <NewsList news={others} level="h3" />
        </section>
      )}
    </div>
  )
}
