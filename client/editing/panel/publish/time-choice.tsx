import { useLanguage } from '../../../shared/texts/use-translate.ts'

interface TimeChoiceProps {
  /**
   * The value of the `datetime-local` input. Null means now; an empty text means that no time is
   * chosen yet.
   */
  at: string | null
  onChange: (at: string | null) => void
}

/** A control to choose between now and a later time, in this browser's time zone. */
export function TimeChoice({ at, onChange }: TimeChoiceProps) {
  const { t } = useLanguage()
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          checked={at !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? '' : null)}
        />
        <span className="choice-name">{t('editing.later')}</span>
      </label>
      {at !== null && (
        <input
          className="field-control"
          type="datetime-local"
          aria-label={t('editing.time')}
          value={at}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  )
}
