import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { findPictureFile, Picture } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { type Section, toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { describeArticle, describeList } from '../shared/structured-data/things.ts'
import { ConceptPage } from './concept-page.tsx'
import { type ConceptCard, loadConcept, loadConcepts } from './concept-query.ts'

/** The list of concepts. Each concept fills a screen that is darker than the previous one. */
export function ConceptsPage({ section, concepts }: { section: Section; concepts: ConceptCard[] }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.concepts)
  return (
    <>
      <header className="band section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      <ol className="concept-list">
        {concepts.map(({ slug, title, intro, kelvin, picture }, index) => (
          <li key={slug} {...edit('concept', slug)()} className="dusk">
            <Picture
              image={picture.lit ?? picture.unlit}
              cropped
              alt={picture.alt}
              sizes={computeCoverSizes(picture.lit ?? picture.unlit, boxes)}
              priority={index === 0}
            />
            <div className="concept-list-text">
              <p className="soft">{kelvin}&nbsp;K</p>
              <h2>
                <a {...edit('concept', slug)('title')} href={urlTo(paths.concept, slug)}>
                  {title}
                </a>
              </h2>
              <p {...edit('concept', slug)('intro')}>{intro}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The picture fills half of the screen's width and its whole height. */
const boxes = [
  { when: '(width < 48rem)', vw: 100, ratio: 4 / 5 },
  { when: '(width < 64rem)', vw: 50, ratio: 0.43 },
  { vw: 50, ratio: 0.93 },
]

/** Serves the list of concepts, which are ideas about light, and a page for each. */
export const conceptRoutes = new Hono<AppEnv>()

conceptRoutes.get(paths.concepts, async c => {
  const answer = await loadConcepts(c.var.services.content, c.var.visit)
  const { page, concepts } = answer
  if (!page) return c.notFound()
  const addresses = concepts.map(({ slug }) => c.var.language.urlTo(paths.concept, slug))
  const list = <ConceptsPage section={page} concepts={concepts} />
  return renderPage(
    c,
    list,
    { ...toSectionHead(page), things: [describeList(getSiteUrl(c), addresses)] },
    { sources: [answer] },
  )
})

conceptRoutes.get(paths.concept, async c => {
  const concept = await loadConcept(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!concept) return c.notFound()
  const { title, intro, picture } = concept
  const { shopName } = (await loadFrameContent(c)).config
  const { t, urlTo } = c.var.language
  const head: Head = {
    title,
    description: intro,
    shareImage: findPictureFile(picture.lit ?? picture.unlit, 1200),
    sheet: 'stories',
    kind: 'article',
    crumbs: [{ title: t('section.concepts'), href: urlTo(paths.concepts) }],
    things: [describeArticle({ site: getSiteUrl(c), shopName }, urlTo(paths.concept, concept.slug), concept)],
  }
  return renderPage(c, <ConceptPage concept={concept} />, head, { sources: [concept] })
})
