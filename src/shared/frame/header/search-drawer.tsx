import * as frameNames from '#client/shared/frame/names.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { CachedHtml } from '../../document/html-cache.tsx'
import { SearchForm } from './search-form.tsx'

/**
 * The drawer with the search form. `client/shared/frame/suggest.ts` adds popular searches, and
 * suggestions while the visitor types.
 */
export function SearchDrawer() {
  const { t } = useLanguage()
  return (
    <Drawer id={frameNames.searchId} menu="search" title={t('search.title')} narrow>
      <CachedHtml as="div" className="drawer-body search-drawer" component={SearchPanel} props={{}} />
    </Drawer>
  )
}

function SearchPanel() {
  return (
    <>
      <SearchForm id="search-drawer-term" suggestionsIn={frameNames.suggestionsId} />
      <p id={frameNames.suggestionsStatusId} className="soft" role="status" />
      <div id={frameNames.suggestionsId} className="suggestions" />
    </>
  )
}
