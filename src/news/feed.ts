import * as paths from '#client/paths.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { escaped, xmlStart } from '../shared/edge/xml.ts'
import { structuredPicture } from '../shared/structured-data/things.ts'
import type { NewsCard } from './query.ts'

interface FeedProps {
  site: string
  /** Titles of the shop and of the section. */
  names: { shop: string; section: string }
  language: Language
  news: NewsCard[]
}

/** The newest news for feed readers, as Atom (RFC 4287). */
export function newsFeed({ site, names, language: { locale, urlTo }, news }: FeedProps): string {
  const self = site + urlTo(paths.newsFeed)
  const entries = news.map(({ slug, title, intro, date, picture }) => {
    const address = escaped(site + urlTo(paths.newsItem, slug))
    return `<entry>
<id>${address}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<link rel="enclosure" href="${escaped(structuredPicture(site, picture.lit ?? picture.unlit))}"/>
<published>${timeOf(date)}</published>
<updated>${timeOf(date)}</updated>
<summary>${escaped(intro)}</summary>
</entry>`
  })
  return `${xmlStart}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag(locale)}">
<id>${escaped(self)}</id>
<title>${escaped(`${names.section} – ${names.shop}`)}</title>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" href="${escaped(site + urlTo(paths.news))}"/>
<updated>${timeOf(news[0]?.date ?? '1970-01-01')}</updated>
<author><name>${escaped(names.shop)}</name></author>
${entries.join('\n')}
</feed>`
}

/** News have a date without a time. */
const timeOf = (date: string) => `${date}T00:00:00Z`
