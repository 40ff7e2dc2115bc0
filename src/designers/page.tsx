import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { Designer } from './query.ts'

/** A designer: a picture of their work, a quotation, their story, and all their products. */
export function DesignerPage({ designer }: { designer: Designer }) {
  const { t, urlTo } = useLanguage()
  const marks = useMarks()('designer', designer.slug)
  const { name, trade, intro, quote, picture, storyBody, products } = designer
  return (
    <div className="bands">
      <article {...marks()} className="band designer">
        <Breadcrumbs crumbs={[{ title: t('section.designers'), href: urlTo(paths.designers) }]} />
        <header className="designer-head">
          <h1 {...marks('name')}>{name}</h1>
          {trade && <p {...marks('trade')}>{trade}</p>}
        </header>
        {picture && (
          <div {...marks('picture')} className="designer-picture lit-by">
            <LitPicture picture={picture} sizes="(width < 48rem) 100vw, 42vw" priority />
          </div>
        )}
        <div className="designer-story">
          {quote ? (
            <blockquote>
              <p {...marks('quote')}>{quote}</p>
            </blockquote>
          ) : (
            <p {...marks('intro')} className="editorial-lead">
              {intro}
            </p>
          )}
          {storyBody && <RichText marks={marks('storyBody')} blocks={storyBody} editorial />}
        </div>
      </article>
      {products.length > 0 && (
        <section className="band related designer-products">
          <h2 className="band-head">{t('section.productsBy', { designer: name })}</h2>
          <ProductGrid products={products} level="h3" />
        </section>
      )}
    </div>
  )
}
