import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import { findPictureFile, Picture } from '#client/shared/ui/picture/picture.tsx'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { NewsDate } from '../shared/document/news-date.tsx'
import { parsePageNumber } from '../shared/edge/query/page-number.ts'
import { getSiteUrl } from '../shared/edge/visit/site.ts'
import { escapeXml, xmlStart } from '../shared/edge/xml.ts'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { describeArticle, describeList, structuredPictureUrl } from '../shared/structured-data/things.ts'
import { NewsList, NewsPage } from './list-page.tsx'
import { loadNews, loadNewsItem, type NewsCard, type NewsItem, newsPerPage } from './query.ts'

interface FeedProps {
  site: string
  /** The shop's name and the title of the list of news. */
  names: { shop: string; section: string }
  language: Language
  news: NewsCard[]
}

/** Formats the latest news as an Atom feed (RFC 4287). */
function formatNewsFeed({ site, names, language: { locale, urlTo }, news }: FeedProps): string {
  const self = site + urlTo(paths.newsFeed)
  const entries = news.map(({ slug, title, intro, date, picture }) => {
    const address = escapeXml(site + urlTo(paths.newsItem, slug))
    return `<entry>
<id>${address}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<link rel="enclosure" href="${escapeXml(structuredPictureUrl(site, picture.lit ?? picture.unlit))}"/>
<published>${timeOf(date)}</published>
<updated>${timeOf(date)}</updated>
<summary>${escapeXml(intro)}</summary>
</entry>`
  })
  return `${xmlStart}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(`${names.section} – ${names.shop}`)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(site + urlTo(paths.news))}"/>
<updated>${timeOf(news[0]?.date ?? '1970-01-01')}</updated>
<author><name>${escapeXml(names.shop)}</name></author>
${entries.join('\n')}
</feed>`
}

/** Adds a time to a date, because Atom requires one. */
const timeOf = (date: string) => `${date}T00:00:00Z`

/** Serves the list of news, its feed, and the page of each news item. */
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

/** Number of items in the feed, which is enough for feed readers that rarely fetch it. */
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

/** The page of a news item, with its products and other recent news. */
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
