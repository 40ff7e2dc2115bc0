import { useLanguage } from '#client/i18n/use-translate.ts'
import * as listingNames from '#client/listing/names.ts'
import { type Place, shownAfter, shownOf } from '../edge/shown.ts'

interface PageOfListProps {
  /** The list's address at a place. */
  address: (place: Place) => string
  requested: Place
  /** Where the next page begins; null on the last. */
  next: string | null
}

/**
 * The way on in a list: more on this page, as far as one page goes, or the page after it. Both are
 * links; with a script (`client/listing`) what the first leads to comes below what is there.
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
