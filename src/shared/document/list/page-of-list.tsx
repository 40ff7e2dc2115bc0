import * as listingNames from '#client/shared/names/listing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { type ListPosition, shownAfter, shownOf } from '../../edge/query/shown.ts'

interface PageOfListProps {
  /** The list's address at a cursor. */
  address: (place: ListPosition) => string
  requested: ListPosition
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/**
 * The links at the end of a list: "load more" while the page has room, else the next page. With a
 * script (`client/listing`), "load more" appends to the page.
 */
export function PageOfList({ address, requested: { after, shown }, next }: PageOfListProps) {
  const { t } = useLanguage()
  const more = next && shownAfter(shownOf(shown).count)
  return (
    <nav className="page-links" aria-label={t('listing.pages')}>
      {more && (
        <a
          className="button button-quiet"
          {...{ [listingNames.more]: '' }}
          href={`${address({ after, shown: more })}#more`}
        >
          {t('listing.loadMore')}
        </a>
      )}
      {next && (
        <a
          className={more ? 'link' : 'button button-quiet'}
          rel="next"
          href={address({ after: next, shown: undefined })}
        >
          {t('listing.next')}
        </a>
      )}
      {after && (
        <a className="link" href={address({ after: undefined, shown: undefined })}>
          {t('listing.first')}
        </a>
      )}
    </nav>
  )
}
