import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { describeArticle, describeList } from '../shared/structured-data/things.ts'
import { ConceptsPage } from './concept-list-page.tsx'
import { ConceptPage } from './concept-page.tsx'
import { loadConcept, loadConcepts } from './concept-query.ts'

/** Pages of concepts: ideas about light. */
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
