import { Hono } from 'hono'
import { fileOf } from '#client/ui/picture.tsx'
import { pageNumber } from '../content/page-number.ts'
import { headOf } from '../content/section.ts'
import type { AppEnv } from '../env.ts'
import { renderPage } from '../frame/render.tsx'
import { NewsPage } from './list-page.tsx'
import { NewsItemPage } from './page.tsx'
import { findNewsItem, loadNews, pageSize } from './query.ts'

/** What the house tells. */
export const news = new Hono<AppEnv>()

news.get('/news', async c => {
  const number = pageNumber(c.req.query('page'))
  if (!number) return c.redirect(c.var.language.urls.news())
  const { page, news } = await loadNews(c.var.services.content, c.var.visit, number)
  if (!page || (number > 1 && news.news.length === 0)) return c.notFound()
  const hasNext = number * pageSize < news.total
  return renderPage(c, <NewsPage section={page} news={news.news} page={number} hasNext={hasNext} />, headOf(page))
})

news.get('/news/:slug', async c => {
  const item = await findNewsItem(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!item) return c.notFound()
  const { title, intro, picture } = item
  return renderPage(c, <NewsItemPage item={item} />, {
    title,
    description: intro,
    shareImage: fileOf(picture.lit ?? picture.unlit, 1200),
    sheet: 'stories',
  })
})
