import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { Select } from '#client/shared/ui/form/select.tsx'
import type { SentForm } from '../form-data.ts'
import { reasons } from './stock.ts'

interface ReasonFieldsProps {
  /** The form as it was sent, if it was refused. */
  sent: SentForm | null
  /** The reason that is chosen at first. */
  usual: (typeof reasons)[number]
}

/** Why stock changes. */
export function ReasonFields({ sent, usual }: ReasonFieldsProps) {
  const { t } = useLanguage()
  return (
    <>
      <Select name="reason" label={t('desk.stockReason')} defaultValue={sent?.field('reason') || usual}>
        {reasons.map(reason => (
          <option key={reason} value={reason}>
            {t(`desk.stockCause_${reason}`)}
          </option>
        ))}
      </Select>
      <Field name="note" label={t('desk.stockNote')} defaultValue={sent?.field('note') ?? ''} maxLength={300} />
    </>
  )
}
