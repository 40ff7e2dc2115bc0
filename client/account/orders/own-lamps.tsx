import * as paths from '../../paths.ts'
import { formatWireDay } from '../../shared/commerce/moment.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { OwnLamp } from './use-own-lamps.ts'

/** The lamps that the customer has bought, with what they need to care for them. */
export function OwnLamps({ lamps }: { lamps: OwnLamp[] }) {
  const { t } = useLanguage()
  if (lamps.length === 0) return null
  return (
    <section className="own-lamps" aria-labelledby="own-lamps">
      <h2 id="own-lamps">{t('ownLamps.title')}</h2>
      <ul>
        {lamps.map(lamp => (
          <OwnLampItem key={lamp.product} lamp={lamp} />
        ))}
      </ul>
    </section>
  )
}

function OwnLampItem({ lamp }: { lamp: OwnLamp }) {
  const { t, urlTo, locale } = useLanguage()
  const { name, page, picture, careSheet, lightSources, spareParts, guaranteeYears, order } = lamp
  const of = <span className="visually-hidden">{name}</span>
  return (
    <li>
      <img {...picture} alt="" sizes="11rem" loading="lazy" />
      <div>
        <h3>
          <a href={page}>{name}</a>
        </h3>
        <ul>
          <li>
            <a href={careSheet}>
              {t('ownLamps.care')} {of}
            </a>
          </li>
          {lightSources.map(({ name: bulb, page: to }) => (
            <li key={to}>
              <a href={to}>{t('ownLamps.bulb', { name: bulb })}</a>
            </li>
          ))}
          {spareParts.map(({ name: part, page: to }) => (
            <li key={to}>
              <a href={to}>{t('ownLamps.part', { name: part })}</a>
            </li>
          ))}
          {guaranteeYears > 0 && (
            <li>
              <a href={urlTo(paths.guaranteeTerms)}>
                {t('ownLamps.guarantee', { date: formatWireDay(addYears(order.date, guaranteeYears), locale) })} {of}
              </a>
            </li>
          )}
          {order.reference && (
            <li>
              <a href={urlTo(paths.receipt, order.reference)}>
                {t('ownLamps.receipt')} {of}
              </a>
            </li>
          )}
        </ul>
      </div>
    </li>
  )
}

/** Adds years to a time from the checkout interface, which begins with the year. */
const addYears = (time: string, years: number) => time.replace(/^\d{4}/, year => String(Number(year) + years))
