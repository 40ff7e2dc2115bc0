import * as dealersNames from '#client/dealers/names.ts'
import * as paths from '#client/paths.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RichText } from '#client/shared/ui/text/rich-text.tsx'
import type { Section } from '../shared/content/shapes/section.ts'
import type { DealerSearch } from '../shared/edge/query/dealer-search.ts'
import { useMarks } from '../shared/preview/marks.ts'
import { type DealerCountry, groupByCountry } from './countries.ts'
import { DealerEntry } from './dealer-entry.tsx'
import { DealersMap } from './map/map.tsx'
import type { Dealer } from './query.ts'
import { type FoundDealers, searchDealers } from './search.ts'
import { DealerSearchForm } from './search-form.tsx'

interface DealersPageProps {
  section: Section
  dealers: Dealer[]
  search: DealerSearch
}

/** The page with the search form, the found dealers by country, and the editors' text. */
export function DealersPage({ section, dealers, search }: DealersPageProps) {
  const { locale } = useLanguage()
  const marks = useMarks()('page', paths.retailer)
  const countries = groupByCountry(dealers, languageTag(locale))
  // If the chosen country has no dealers, all countries are searched.
  const country = countries.find(({ code }) => code === search.country)
  const known = { term: search.term, country: country?.code ?? '' }
  const found = searchDealers(dealers, known)
  return (
    <div className="band dealers">
      <header className="section-head">
        <h1 {...marks('title')}>{section.title}</h1>
        <p {...marks('lead')}>{section.lead}</p>
      </header>
      {dealers.length > 0 && (
        <>
          <DealerSearchForm search={known} countries={countries} />
          <DealersFound search={known} found={found} country={country} />
          <div className="dealers-places">
            <DealersMap dealers={found.dealers} />
            <div id={dealersNames.listId} className="dealers-list">
              <DealerList countries={groupByCountry(found.dealers, languageTag(locale))} />
            </div>
          </div>
        </>
      )}
      <div className="dealers-words">
        <RichText marks={marks('body')} blocks={section.body} editorial />
      </div>
    </div>
  )
}

interface DealersFoundProps {
  search: DealerSearch
  found: FoundDealers
  /** The country that the visitor chose; undefined for all countries. */
  country: DealerCountry | undefined
}

/** A sentence that says how many dealers were found, with a link to all dealers. */
function DealersFound({ search: { term }, found: { how, dealers }, country }: DealersFoundProps) {
  const { t, urlTo } = useLanguage()
  const count = dealers.length
  const place = country ? t('dealers.inCountry', { country: country.name }) : ''
  const shops = count === 1 ? t('dealers.one') : t('dealers.many', { count })
  const sentences = {
    all: shops + place,
    exact: shops + t('dealers.for', { term }) + place,
    elsewhere: t('dealers.elsewhere', { term, country: country?.name ?? '' }),
    similar: t('dealers.similar', { term }),
    none: t('dealers.none', { term }),
  }
  return (
    <p className="dealers-count" role="status">
      {sentences[how]} {(term || country) && <a href={urlTo(paths.retailer)}>{t('dealers.showAll')}</a>}
    </p>
  )
}

function DealerList({ countries }: { countries: DealerCountry[] }) {
  const { t } = useLanguage()
  return (
    <>
      <section className="dealer-country" {...{ [dealersNames.byDistance]: '' }} hidden>
        <h2>{t('dealers.byDistance')}</h2>
        <ul />
      </section>
      <div {...{ [dealersNames.byCountry]: '' }}>
        {countries.map(({ code, name, dealers }) => (
          <section key={code} id={code} className="dealer-country">
            <h2>{name}</h2>
            <ul>
              {dealers.map(dealer => (
                <DealerEntry key={dealer.slug} dealer={dealer} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
