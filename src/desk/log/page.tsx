import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { formatShopTime } from '../times.ts'
import { listDifferences } from './differences.ts'
import type { LogFilter, LoggedChange } from './log.ts'

interface LogPageProps {
  log: LoggedChange[]
  /** The id before which the next page begins; null on the last page. */
  next: number | null
  filter: LogFilter
}

/** The log of changes and of rejected attempts, the newest first. */
export function LogPage({ log, next, filter }: LogPageProps) {
  const { t, urlTo } = useLanguage()
  const address = (more: object) => `${urlTo(paths.deskLog)}?${new URLSearchParams({ ...filter, ...more })}`
  return (
    <>
      <h1>{t('desk.log')}</h1>
      <form className="desk-filter">
        <Field name="subject" label={t('desk.logSubject')} defaultValue={filter.subject ?? ''} maxLength={100} />
        <Field name="from" type="date" label={t('desk.from')} defaultValue={filter.from ?? ''} />
        <Field name="to" type="date" label={t('desk.to')} defaultValue={filter.to ?? ''} />
        <Button type="submit" look="quiet">
          {t('desk.show')}
        </Button>
        <ButtonLink href={address({ csv: '1' })} look="quiet">
          {t('desk.asCsv')}
        </ButtonLink>
      </form>
      {log.length === 0 && <p>{t('desk.logEmpty')}</p>}
      <ol className="desk-rows">
        {log.map(entry => (
          <LogRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {next !== null && <ButtonLink href={address({ before: String(next) })}>{t('desk.older')}</ButtonLink>}
    </>
  )
}

function LogRow({ entry: { at, name, operation, subject, outcome, before, after, request } }: { entry: LoggedChange }) {
  const { t, locale, urlTo } = useLanguage()
  const [, order] = /^order (\d+)$/.exec(subject) ?? []
  const differences = listDifferences(before, after)
  return (
    <li className="desk-row">
      <p>
        <time dateTime={at}>{formatShopTime(at, locale)}</time> <b>{name}</b>{' '}
        {outcome === 'refused' && <span className="desk-mark-bad">{t('desk.logRefused')}</span>}{' '}
        <code>{operation}</code> {order ? <a href={`${urlTo(paths.deskOrders)}/${order}`}>{subject}</a> : subject}
      </p>
      {differences.length > 0 && (
        <ul className="desk-differences">
          {differences.map(({ path, from, to }) => (
            <li key={path}>
              {path} <del>{from}</del> → <ins>{to}</ins>
            </li>
          ))}
        </ul>
      )}
      {request !== null && (
        <details>
          <summary>{t('desk.sent')}</summary>
          <pre>{JSON.stringify(request, null, 1)}</pre>
        </details>
      )}
    </li>
  )
}
