import { useId } from 'react'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { SentForm } from '../form-data.ts'
import { reasons } from './stock.ts'

interface ReasonFieldsProps {
  /** The sent form, if its change was rejected. */
  sent: SentForm | null
  /** The reason that is selected at first. */
  usual: (typeof reasons)[number]
}

/** The fields for the reason why stock changes, and for a note. */
export function ReasonFields({ sent, usual }: ReasonFieldsProps) {
  const { t } = useLanguage()
  const id = useId()
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('desk.stockReason')}
        </label>
        <select id={id} className="field-control" name="reason" defaultValue={sent?.field('reason') || usual}>
          {reasons.map(reason => (
            <option key={reason} value={reason}>
              {t(`desk.stockCause_${reason}`)}
            </option>
          ))}
        </select>
      </div>
      <Field name="note" label={t('desk.stockNote')} defaultValue={sent?.field('note') ?? ''} maxLength={300} />
    </>
  )
}
