import { useLanguage } from '../../texts/use-translate.ts'

interface PageLinksProps {
  /** The address of the first page. */
  address: string
  /** Counts from 1. */
  page: number
  hasNext: boolean
}

/** Pagination of a list; renders nothing for a single page. */
export function PageLinks({ address, page, hasNext }: PageLinksProps) {
  const { t } = useLanguage()
  if (page === 1 && !hasNext) return null
  return (
    <nav className="page-links" aria-label={t('listing.pages')}>
      {hasNext && (
        <a className="button button-quiet" rel="next" href={`${address}?page=${page + 1}`}>
          {t('section.older')}
        </a>
      )}
      {page > 1 && (
        <a className="link" href={address}>
          {t('listing.first')}
        </a>
      )}
    </nav>
  )
}
