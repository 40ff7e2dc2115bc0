import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import type { SearchSort } from '../../edge/query/sorts.ts'

interface SortMenuProps<Sort extends SearchSort> {
  sorts: readonly Sort[]
  current: Sort
  /** Returns the address of the list's first page in this sort. */
  address: (sort: Sort) => string
}

const id = 'sort'

/** A button with the current sort. It opens a menu of links that sort the list in another way. */
export function SortMenu<Sort extends SearchSort>({ sorts, current, address }: SortMenuProps<Sort>) {
  const { t } = useLanguage()
  return (
    <>
      <button type="button" className="button button-quiet button-small" popoverTarget={id}>
        {`${t('listing.sort')}: ${t(current.key)}`}
        <Icon path={icons.down} small />
      </button>
      <nav className="sort-menu" id={id} popover="auto" aria-label={t('listing.sort')}>
        {sorts.map(sort => (
          <a key={sort.word} href={address(sort)} rel="nofollow" aria-current={sort === current ? 'true' : undefined}>
            {t(sort.key)}
          </a>
        ))}
      </nav>
    </>
  )
}
