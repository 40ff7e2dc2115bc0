import * as dealersNames from '#client/dealers/names.ts'
import { formatHoursLines } from '#client/shared/commerce/delivery/hours.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { useMarks } from '../shared/preview/marks.ts'
import type { Dealer } from './query.ts'

/** Returns the HTML id of a dealer's entry in the list, which the map's pins link to. */
export const getDealerId = (slug: string) => `dealer-${slug}`

/** A dealer's entry in the list. `client/dealers/near-me.ts` fills in the distance. */
export function DealerEntry({ dealer }: { dealer: Dealer }) {
  const { t } = useLanguage()
  const { slug, name, street, postalCode, town, phone, note, website, latitude, longitude } = dealer
  const marks = useMarks()('dealer', slug)
  return (
    <li
      id={getDealerId(slug)}
      className="dealer"
      {...{ [dealersNames.place]: `${latitude} ${longitude}` }}
      {...marks()}
    >
      <p className="dealer-town">
        {town} <span className="dealer-distance" {...{ [dealersNames.distance]: '' }} hidden />
      </p>
      <h3 {...marks('name')}>{name}</h3>
      <address>
        {street}
        <br />
        {postalCode} {town}
      </address>
      <DealerHours dealer={dealer} />
      {note && <p className="soft">{note}</p>}
      <p className="dealer-links">
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
        {website && (
          <a href={website} rel="noopener">
            {t('dealers.website')}
            <span className="visually-hidden">{`, ${name}`}</span>
          </a>
        )}
      </p>
    </li>
  )
}

function DealerHours({ dealer }: { dealer: Dealer }) {
  const { locale } = useLanguage()
  const lines = formatHoursLines(dealer.hours, languageTag(locale))
  if (lines.length === 0) return null
  return (
    <dl className="dealer-hours">
      {lines.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  )
}
