import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { parsePageNumber } from '../shared/edge/query/page-number.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { describeArticle, describeList } from '../shared/structured-data/things.ts'
import { CasesPage } from './case-list-page.tsx'
import { CasePage } from './case-page.tsx'
import { casesPerPage, loadCase, loadCases } from './case-query.ts'

/** Serves the list of cases (stories of places with the shop's lamps), and each case's page. */
export const caseRoutes = new Hono<AppEnv>()

caseRoutes.get(paths.cases, async c => {
  const number = parsePageNumber(c.req.query('page'))
  if (!number) return c.redirect(c.var.language.urlTo(paths.cases))
  const answer = await loadCases(c.var.services.content, c.var.visit, number)
  const { page, cases } = answer
  if (!page || (number > 1 && cases.cases.length === 0)) return c.notFound()
  const hasNext = number * casesPerPage < cases.total
  const addresses = cases.cases.map(({ slug }) => c.var.language.urlTo(paths.caseItem, slug))
  const list = <CasesPage section={page} cases={cases.cases} page={number} hasNext={hasNext} />
  return renderPage(
    c,
    list,
    { ...toSectionHead(page), things: [describeList(getSiteUrl(c), addresses)] },
    { sources: [answer] },
  )
})

caseRoutes.get(paths.caseItem, async c => {
  const found = await loadCase(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!found) return c.notFound()
  const { title, intro, picture, place } = found
  const { shopName } = (await loadFrameContent(c)).config
  const { t, urlTo } = c.var.language
  const head: Head = {
    title,
    description: intro,
    shareImage: findPictureFile(picture.lit ?? picture.unlit, 1200),
    sheet: 'stories',
    kind: 'article',
    crumbs: [{ title: t('section.cases'), href: urlTo(paths.cases) }],
    things: [
      {
        ...describeArticle({ site: getSiteUrl(c), shopName }, urlTo(paths.caseItem, found.slug), found),
        ...(place && { contentLocation: { '@type': 'Place', name: place } }),
      },
    ],
  }
  return renderPage(c, <CasePage found={found} />, head, { sources: [found] })
})
