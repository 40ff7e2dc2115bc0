import { languageTag } from '#client/i18n/locales.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { RichText } from '#client/ui/text/rich-text.tsx'
import type { Section } from '../content/shapes/section.ts'
import type { Dealer } from './query.ts'

/** Dealers grouped by country, then the page's own text. */
export function DealersPage({ section, dealers }: { section: Section; dealers: Dealer[] }) {
  const { t, locale } = useLanguage()
  const countries = byCountry(dealers, languageTag(locale))
  return (
    <div className="band dealers">
      <header className="section-head">
        <h1>{section.title}</h1>
        <p>{section.lead}</p>
      </header>
      {countries.length > 0 && (
        <nav aria-label={t('section.countries')}>
          <ul className="link-row">
            {countries.map(({ code, name, shops }) => (
              <li key={code}>
                <a href={`#${code}`}>
                  {name} <span className="dealer-count">{shops.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {countries.map(({ code, name, shops }) => (
        <section key={code} id={code} className="dealer-country">
          <h2>{name}</h2>
          <ul>
            {shops.map(shop => (
              <DealerAddress key={shop.slug} shop={shop} />
            ))}
          </ul>
        </section>
      ))}
      <div className="dealer-words">
        <RichText blocks={section.body} editorial />
      </div>
    </div>
  )
}

function DealerAddress({ shop: { name, street, postalCode, town, phone, note } }: { shop: Dealer }) {
  return (
    <li>
      <p className="dealer-town">{town}</p>
      <h3>{name}</h3>
      <address>
        {street}
        <br />
        {postalCode} {town}
        <br />
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </address>
      {note && <p className="soft">{note}</p>}
    </li>
  )
}

/** Sorted by country and town in the page's language. */
function byCountry(dealers: Dealer[], language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return [...Map.groupBy(dealers, dealer => dealer.country)]
    .map(([code, shops]) => ({
      code,
      name: names.of(code) ?? code,
      shops: shops.sort((one, other) => compare(one.town, other.town)),
    }))
    .sort((one, other) => compare(one.name, other.name))
}
