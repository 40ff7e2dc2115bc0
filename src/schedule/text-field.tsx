import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { FieldError } from '#client/shared/ui/form/field-error.tsx'

interface TextFieldProps {
  id: string
  name: string
  label: string
  value: string
  /** Maximum length in characters. Number fields have none, because they have an error message. */
  max?: number
  error?: PlainKey | undefined
  /** The text that an empty field shows. */
  placeholder?: string
  inputMode?: 'numeric' | 'decimal' | 'search'
  /**
   * When the label is hidden from sight: `wide` on wide screens, which have column headings, or
   * `always`. Screen readers always get it. Default: it is shown.
   */
  hidesLabel?: 'wide' | 'always'
}

const labels = { wide: 'schedule-note-label', always: 'visually-hidden' }

/** A field of the schedule's form. It is smaller than in other forms, because there are many. */
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
