import type { ReactNode } from 'react'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { RefusalText } from '../form.tsx'
import type { RefusedForm } from './screen.ts'

interface PartProps<T> {
  /** The id, to which today's screen links. */
  id: string
  title: PlainKey
  /** What the part says without rows. */
  empty: PlainKey
  /** Null if the part could not be loaded. */
  rows: T[] | null
  /** A form whose row is not listed any more. */
  lost?: RefusedForm | null
  row: (row: T) => ReactNode
  children?: ReactNode
}

/** A part of the screen: its rows, that it has none, or that it could not be loaded. */
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
