import { useLanguage } from '#client/i18n/use-translate.ts'
import { Drawer } from '#client/ui/drawer.tsx'
import { PopularSearches } from './popular-searches.tsx'

/** The header's search: what others ask for, and suggestions while someone types (`client/frame/suggest.ts`). */
export function SearchDrawer({ popular }: { popular: string[] }) {
  const { t, urls } = useLanguage()
  return (
    <Drawer id="search" menu="search" title={t('search.title')} narrow>
      <div className="drawer-body search-drawer">
        <search>
          <form className="search-form" action={urls.search()}>
            <label className="field-label" htmlFor="search-drawer-term">
              {t('search.label')}
            </label>
            <input
              className="field-control"
              id="search-drawer-term"
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              aria-controls="suggestions"
              data-suggestions={urls.suggestions()}
              required
            />
            <button className="button" type="submit">
              {t('search.submit')}
            </button>
          </form>
        </search>
        <p id="suggestions-said" className="soft" role="status" />
        <div id="suggestions" className="suggestions" />
        <PopularSearches id="popular-searches" terms={popular} />
      </div>
    </Drawer>
  )
}
