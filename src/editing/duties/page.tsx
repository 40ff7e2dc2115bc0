import * as paths from '#client/paths.ts'
import { formatDay } from '#client/shared/commerce/moment.ts'
import { marketCountries, unionCountries } from '#client/shared/law/countries.ts'
import { type Duty, type DutyId, duties, dutyIds } from '#client/shared/law/duties.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import type { Translate } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ContentLink } from '#client/shared/ui/text/rich-text.tsx'
import { type DutyState, getDutyState, type MissingByDuty, type MissingPart } from './state.ts'

interface DutiesPageProps {
  known: MissingByDuty
  now: Date
}

/**
 * Lists the shop's legal duties with their articles of law, grouped by state, unfulfilled ones
 * first.
 */
export function DutiesPage({ known, now }: DutiesPageProps) {
  const { t, urlTo } = useLanguage()
  const rows = dutyIds.map(id => ({ id, duty: duties[id], state: getDutyState(duties[id], known[id], now) }))
  return (
    <article className="band account">
      <header className="account-head">
        <div className="account-title">
          <h1>{t('duties.title')}</h1>
        </div>
        <p>{t('duties.lead')}</p>
        <p className="notice">{t('duties.noLawyer')}</p>
        <p>
          <a className="link" href={urlTo(paths.editing)}>
            {t('duties.back')}
          </a>
        </p>
      </header>
      {order.map(kind => {
        const shown = rows.filter(({ state }) => state.kind === kind)
        return (
          shown.length > 0 && (
            <section key={kind} className="account-section" aria-labelledby={`duties-${kind}`}>
              <h2 id={`duties-${kind}`}>{t(`duties.${kind}`)}</h2>
              <ul className="duties">
                {shown.map(row => (
                  <DutyRow key={row.id} {...row} />
                ))}
              </ul>
            </section>
          )
        )
      })}
    </article>
  )
}

const order: DutyState['kind'][] = ['missing', 'coming', 'unknown', 'met', 'future', 'later']

function DutyRow({ id, duty, state }: { id: DutyId; duty: Duty; state: DutyState }) {
  const { t, locale } = useLanguage()
  const { article, url, since, countries } = duty
  const isFuture = state.kind === 'coming' || state.kind === 'future'
  return (
    <li id={id}>
      <h3>{t(`duties.${id}`)}</h3>
      <p>{t(`duties.text.${id}`)}</p>
      {state.missing.map(missing => (
        <MissingEntries key={missing.need} {...missing} />
      ))}
      <p className="soft">
        <ContentLink href={url}>{article}</ContentLink>
        {`. ${t(isFuture ? 'duties.from' : 'duties.since', { day: formatDay(since, locale) })}`}
        {` ${formatCountries(countries, t)}`}
      </p>
    </li>
  )
}

function formatCountries(countries: Duty['countries'], t: Translate) {
  if (countries === null) return t('duties.everywhere')
  if (countries === unionCountries) return t('duties.union')
  if (countries === marketCountries) return t('duties.market')
  return t('duties.countries', { countries: countries.join(', ') })
}

/** A sentence about what is missing, with links to the entries that lack it. */
function MissingEntries({ need, where }: MissingPart) {
  const { t, urlTo } = useLanguage()
  return (
    <p>
      {`${t(`duties.need.${need}`)} `}
      {where.map((one, index) => (
        <span key={one}>
          {index > 0 && ', '}
          {need === 'setting' ? (
            one
          ) : (
            <a href={`${urlTo(paths.home)}${editingNames.openHash}${encodeURIComponent(one)}`}>{one}</a>
          )}
        </span>
      ))}
    </p>
  )
}
