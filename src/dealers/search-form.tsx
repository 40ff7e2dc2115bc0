import * as dealersNames from '#client/dealers/names.ts'
import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { DealerSearch } from '../shared/edge/query/dealer-search.ts'
import type { DealerCountry } from './countries.ts'

const termId = 'dealers-term'

/** The form to search by town and country, and the button "near me", which needs scripts. */
export function DealerSearchForm({ search, countries }: { search: DealerSearch; countries: DealerCountry[] }) {
  const { t, urlTo } = useLanguage()
  return (
    <search className="dealer-search">
      <form action={urlTo(paths.retailer)}>
        <div className="field">
          <label className="field-label" htmlFor={termId}>
            {t('dealers.where')}
          </label>
          <input
            className="field-control"
            id={termId}
            type="search"
            name="q"
            defaultValue={search.term}
            maxLength={60}
            autoComplete="off"
          />
        </div>
        <Select label={t('dealers.country')} name="in" defaultValue={search.country}>
          <option value="">{t('dealers.everywhere')}</option>
          {countries.map(({ code, name, dealers }) => (
            <option key={code} value={code}>{`${name} (${dealers.length})`}</option>
          ))}
        </Select>
        <Button type="submit">{t('dealers.find')}</Button>
        <NearMe />
      </form>
    </search>
  )
}

function NearMe() {
  const { t } = useLanguage()
  const texts = {
    [dealersNames.near]: '',
    [dealersNames.waiting]: t('dealers.waiting'),
    [dealersNames.nearest]: t('dealers.nearest'),
    [dealersNames.denied]: t('dealers.denied'),
    [dealersNames.unavailable]: t('dealers.unavailable'),
    [dealersNames.late]: t('dealers.late'),
  }
  return (
    <>
      <Button look="quiet" {...texts} hidden>
        {t('dealers.near')}
      </Button>
      <p className="dealer-status" role="status" {...{ [dealersNames.status]: '' }} />
    </>
  )
}
