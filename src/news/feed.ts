import * as paths from '#client/paths.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { escapeXml, xmlStart } from '../shared/edge/xml.ts'
import { structuredPictureUrl } from '../shared/structured-data/things.ts'
import type { NewsCard } from './query.ts'

interface FeedProps {
  site: string
  /** Titles of the shop and of the section. */
  names: { shop: string; section: string }
  language: Language
  news: NewsCard[]
}

/** Formats the newest news for feed readers, as Atom (RFC 4287). */
export function formatNewsFeed({ site, names, language: { locale, urlTo }, news }: FeedProps): string {
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

/** Adds a time, since news have only a date. */
const timeOf = (date: string) => `${date}T00:00:00Z`
