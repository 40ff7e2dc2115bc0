import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { PageLinks } from '#client/shared/ui/text/page-links.tsx'
import type { Section } from '../shared/content/shapes/section.ts'
import { NewsDate } from '../shared/document/news-date.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { NewsCard } from './query.ts'

interface NewsPageProps {
  section: Section
  news: NewsCard[]
  page: number
  hasNext: boolean
}

/** The list of news, with a large entry for the newest item and columns for the others. */
export function NewsPage({ section, news, page, hasNext }: NewsPageProps) {
  const { t, urlTo } = useLanguage()
  const edit = useMarks()
  const marks = edit('page', paths.news)
  const lead = page === 1 ? news[0] : undefined
  return (
    <div className="band">
      <header className="section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      {lead && (
        <article {...edit('news', lead.slug)()} className="news-lead lit-by">
          <LitPicture picture={lead.picture} sizes="(width < 48rem) 100vw, 66vw" priority decorative />
          <div>
            <NewsDate date={lead.date} />
            <h2>
              <a {...edit('news', lead.slug)('title')} href={urlTo(paths.newsItem, lead.slug)}>
                {lead.title}
              </a>
            </h2>
            <p {...edit('news', lead.slug)('intro')}>{lead.intro}</p>
          </div>
        </article>
      )}
      <NewsList news={lead ? news.slice(1) : news} />
      <PageLinks address={urlTo(paths.news)} page={page} hasNext={hasNext} />
      <p className="news-shop">
        <a className="link" href={urlTo(paths.category, 'news')}>
          {t('section.newInShop')}
        </a>
      </p>
    </div>
  )
}

/** News items with date, title and picture, as rows on phones and as cards on desktops. */
export function NewsList({ news, level: Heading = 'h2' }: { news: NewsCard[]; level?: 'h2' | 'h3' }) {
  const { urlTo } = useLanguage()
  const edit = useMarks()
  return (
    <ul className="news-list lights">
      {news.map(({ slug, title, intro, date, picture }) => (
        <li key={slug} {...edit('news', slug)()} className="lit-by">
          <NewsDate date={date} />
          <div>
            <Heading>
              <a {...edit('news', slug)('title')} href={urlTo(paths.newsItem, slug)}>
                {title}
              </a>
            </Heading>
            <p {...edit('news', slug)('intro')} className="soft">
              {intro}
            </p>
          </div>
          <LitPicture picture={picture} sizes="(width < 48rem) 28vw, 50vw" decorative />
        </li>
      ))}
    </ul>
  )
}
