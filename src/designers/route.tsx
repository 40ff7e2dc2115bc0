import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import type { AppEnv } from '../env.ts'
import { type Section, toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { renderPage } from '../shared/frame/render.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { describeList, structuredPictureUrl } from '../shared/structured-data/things.ts'
import { type Designer, type DesignerCard, loadDesigner, loadDesigners } from './query.ts'

/** Serves the list of designers, and a page for each of them. */
export const designerRoutes = new Hono<AppEnv>()

designerRoutes.get(paths.designers, async c => {
  const answer = await loadDesigners(c.var.services.content, c.var.visit)
  const { page, designers } = answer
  if (!page) return c.notFound()
  const addresses = designers.map(({ slug }) => c.var.language.urlTo(paths.designer, slug))
  const list = <DesignersPage section={page} designers={designers} />
  const head: Head = { ...toSectionHead(page), sheet: 'designers', things: [describeList(getSiteUrl(c), addresses)] }
  return renderPage(c, list, head, { sources: [answer] })
})

designerRoutes.get(paths.designer, async c => {
  const designer = await loadDesigner(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!designer) return c.notFound()
  const { name, intro, picture, trade } = designer
  const { t, urlTo } = c.var.language
  const image = picture && (picture.lit ?? picture.unlit)
  const head: Head = {
    title: name,
    description: intro,
    shareImage: image ? findPictureFile(image, 1200) : undefined,
    sheet: 'designers',
    crumbs: [{ title: t('section.designers'), href: urlTo(paths.designers) }],
    things: [
      {
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name,
          description: intro,
          url: getSiteUrl(c) + urlTo(paths.designer, designer.slug),
          ...(trade && { jobTitle: trade }),
          ...(image && { image: structuredPictureUrl(getSiteUrl(c), image) }),
        },
      },
    ],
  }
  return renderPage(c, <DesignerPage designer={designer} />, head, { sources: [designer] })
})

/** The list of designers, each with a picture of a lamp that lights up on hover or focus. */
export function DesignersPage({ section, designers }: { section: Section; designers: DesignerCard[] }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.designers)
  return (
    <div className="band">
      <header className="section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      <ul className="designer-list lights">
        {designers.map(({ slug, name, trade, intro, picture }, index) => (
          <li key={slug} {...edit('designer', slug)()} className="lit-by">
            {picture && (
              <LitPicture picture={picture} sizes="(width < 48rem) 100vw, 56vw" priority={index === 0} decorative />
            )}
            <div>
              <h2>
                <a {...edit('designer', slug)('name')} href={urlTo(paths.designer, slug)}>
                  {name}
                </a>
              </h2>
              {trade && (
                <p {...edit('designer', slug)('trade')} className="soft">
                  {trade}
                </p>
              )}
              <p {...edit('designer', slug)('intro')} className="designer-list-intro">
                {intro}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A designer's page with a picture, a quotation, their story, and all their products. */
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
