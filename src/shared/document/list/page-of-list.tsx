import * as listingNames from '#client/shared/names/listing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { type ListPosition, nextShown, parseShown } from '../../edge/query/shown.ts'

interface PageOfListProps {
  /** Returns the address of the list at a position. */
  address: (place: ListPosition) => string
  requested: ListPosition
  /** The cursor of the next page; null on the last page. */
  next: string | null
}

/**
 * The links at the end of a list: "load more" (until the page has the maximum number of products),
 * "next page" and "first page". With scripts, "load more" appends products to the page
 * (`client/listing`).
 */
export function PageOfList({ address, requested: { after, shown }, next }: PageOfListProps) {
  const { t } = useLanguage()
  const more = next && nextShown(parseShown(shown).count)
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
