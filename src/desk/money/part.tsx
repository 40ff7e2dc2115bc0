import type { ReactNode } from 'react'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RefusalText } from '../form.tsx'
import type { RefusedForm } from './screen.ts'

interface PartProps<T> {
  /** The id to which the screen "Today" links. */
  id: string
  title: PlainKey
  /** The text that is shown if there are no rows. */
  empty: PlainKey
  /** Null if the part could not be loaded. */
  rows: T[] | null
  /** A rejected form whose row is no longer listed. */
  lost?: RefusedForm | null
  row: (row: T) => ReactNode
  children?: ReactNode
}

/** A part of the screen. Shows a message if there are no rows, or if they could not be loaded. */
export function MoneyPart<T>({ id, title, empty, rows, lost, row, children }: PartProps<T>) {
  const { t } = useLanguage()
  return (
    <section id={id} className="desk-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      {lost && (
        <>
          <RefusalText refusal={lost.refusal} />
          {lost.note && <p>{t('desk.moneyYourNote', { note: lost.note })}</p>}
        </>
      )}
      {rows === null && (
        <p className="notice notice-error" role="alert">
          {t('desk.moneyNotLoaded')}
        </p>
      )}
      {rows?.length === 0 && <p className="soft">{t(empty)}</p>}
      {rows && rows.length > 0 && <ul className="desk-rows">{rows.map(row)}</ul>}
      {children}
    </section>
  )
}
