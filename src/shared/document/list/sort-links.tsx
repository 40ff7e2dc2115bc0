import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { SearchSort } from '../../edge/query/sorts.ts'

interface SortLinksProps<Sort extends SearchSort> {
  sorts: readonly Sort[]
  current: Sort
  /** Returns the address of the list's first page in this sort. */
  address: (sort: Sort) => string
}

/** Links that sort a list in another way. */
export function SortLinks<Sort extends SearchSort>({ sorts, current, address }: SortLinksProps<Sort>) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('listing.sort')}>
      <ul className="link-row">
        {sorts.map(sort => (
          <li key={sort.word}>
            <a href={address(sort)} rel="nofollow" aria-current={sort === current ? 'true' : undefined}>
              {t(sort.key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
