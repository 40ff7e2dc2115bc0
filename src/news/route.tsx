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
import { formatNewsFeed } from './feed.ts'
import { NewsPage } from './list-page.tsx'
import { NewsItemPage } from './page.tsx'
import { loadNews, loadNewsItem, newsPerPage } from './query.ts'

/** The news section. */
export const newsRoutes = new Hono<AppEnv>()

newsRoutes.get(paths.news, async c => {
  const number = parsePageNumber(c.req.query('page'))
  if (!number) return c.redirect(c.var.language.urlTo(paths.news))
  const answer = await loadNews(c.var.services.content, c.var.visit, number)
  const { page, news } = answer
  if (!page || (number > 1 && news.news.length === 0)) return c.notFound()
  const hasNext = number * newsPerPage < news.total
  const addresses = news.news.map(({ slug }) => c.var.language.urlTo(paths.newsItem, slug))
  const head: Head = {
    ...toSectionHead(page),
    sheet: 'news',
    feed: c.var.language.urlTo(paths.newsFeed),
    things: [describeList(getSiteUrl(c), addresses)],
  }
  const list = <NewsPage section={page} news={news.news} page={number} hasNext={hasNext} />
  return renderPage(c, list, head, { sources: [answer] })
})

/** Number of items in a feed, enough for readers that poll rarely. */
const feedSize = 20

newsRoutes.get(paths.newsFeed, async c => {
  const { services, visit, language } = c.var
  const { page, news } = await loadNews(services.content, visit, 1, feedSize)
  if (!page) return c.notFound()
  const { shopName } = (await loadFrameContent(c)).config
  const feed = formatNewsFeed({
    site: getSiteUrl(c),
    names: { shop: shopName, section: page.title },
    language,
    news: news.news,
  })
  return c.body(feed, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
})

newsRoutes.get(paths.newsItem, async c => {
  const item = await loadNewsItem(c.var.services.content, c.var.visit, c.req.param('slug'))
  if (!item) return c.notFound()
  const { title, intro, picture, date } = item
  const { shopName } = (await loadFrameContent(c)).config
  const { t, urlTo } = c.var.language
  const head: Head = {
    title,
    description: intro,
    shareImage: findPictureFile(picture.lit ?? picture.unlit, 1200),
    sheet: 'news',
    kind: 'article',
    crumbs: [{ title: t('section.news'), href: urlTo(paths.news) }],
    things: [
      {
        ...describeArticle({ site: getSiteUrl(c), shopName }, urlTo(paths.newsItem, item.slug), item),
        '@type': 'NewsArticle',
        datePublished: date,
      },
    ],
  }
  return renderPage(c, <NewsItemPage item={item} />, head, { sources: [item] })
})
