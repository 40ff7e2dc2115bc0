import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { computeCoverSizes } from '#client/shared/ui/picture/cover-sizes.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { NewsDate } from '../shared/document/news-date.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import type { NewsLine } from './query.ts'

/** The latest news, below a heading that editors write. */
export function NewsBand({ title, news }: { title: string; news: NewsLine[] }) {
  const { t, urlTo } = useLanguage()
  const edit = useMarks()
  return (
    <>
      <header>
        <h2 {...edit('startPage', 'start')('newsTitle')}>{title}</h2>
        <a className="link" href={urlTo(paths.news)}>
          {t('home.allNews')}
        </a>
      </header>
      <ul className="lights">
        {news.map(({ slug, title, date, picture }) => (
          <li key={slug} className="lit-by">
            {picture && (
              <LitPicture
                picture={picture}
                sizes={computeCoverSizes(picture.unlit, newsBoxes)}
                cropped
                maxWidth={800}
                decorative
              />
            )}
            <div>
              <NewsDate date={date} />
              <h3>
                <a {...edit('news', slug)('title')} href={urlTo(paths.newsItem, slug)}>
                  {title}
                </a>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

const newsBoxes = [
  { when: '(width < 48rem)', vw: 28, ratio: 1 },
  { vw: 24, ratio: 1 },
]
