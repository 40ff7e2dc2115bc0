import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { FieldError } from '#client/shared/ui/form/field-error.tsx'

interface TextFieldProps {
  id: string
  name: string
  label: string
  value: string
  /** Characters. Left out for figures: what is wrong with them is said. */
  max?: number
  error?: PlainKey | undefined
  /** What stands where nothing is typed. */
  placeholder?: string
  inputMode?: 'numeric' | 'decimal' | 'search'
  /** Only for screen readers, where a column's name says it; `always` beside a name of its own. */
  hidesLabel?: 'wide' | 'always'
}

const labels = { wide: 'schedule-note-label', always: 'visually-hidden' }

/** A field of the schedule, smaller than those of other forms: there are many. */
export function TextField({ id, name, label, value, max, placeholder, error, inputMode, hidesLabel }: TextFieldProps) {
  const { t } = useLanguage()
  return (
    <div className="field">
      <label className={hidesLabel ? labels[hidesLabel] : 'field-label'} htmlFor={id}>
        {label}
      </label>
      <input
        className="field-control"
        id={id}
        name={name}
        defaultValue={value}
        maxLength={max}
        inputMode={inputMode}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      <FieldError id={`${id}-error`} {...(error && { error: t(error) })} of={label} />
    </div>
  )
}
