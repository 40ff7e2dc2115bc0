import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { useLanguage } from '../../texts/use-translate.ts'
import { FieldError } from './field-error.tsx'

interface FieldTexts {
  label: string
  hint?: string
  /** The error message; it should say what to do, not only what is wrong. */
  error?: string
}

type Control<Attributes> = Omit<Attributes, 'id' | 'className'>
type FieldProps = FieldTexts &
  (
    | ({ multiline?: false } & Control<InputHTMLAttributes<HTMLInputElement>>)
    | ({ multiline: true } & Control<TextareaHTMLAttributes<HTMLTextAreaElement>>)
  )

/**
 * A labelled text field. With `multiline`, it grows with its text. Optional fields are marked as
 * such, since most fields are required.
 */
export function Field({ label, hint, error, ...control }: FieldProps) {
  const { t } = useLanguage()
  const id = useId()
  const wiring = { id, className: 'field-control', ...describeControl(id, hint, error) }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {`${label} `}
        {!control.required && <span className="field-optional">{t('field.optional')}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control.multiline ? <TextArea {...control} {...wiring} /> : <Input {...control} {...wiring} />}
      <FieldError id={`${id}-error`} error={error} of={label} />
    </div>
  )
}

const Input = ({ multiline, ...props }: { multiline?: false } & InputHTMLAttributes<HTMLInputElement>) => (
  <input {...props} />
)

type TextAreaProps = { multiline?: true } & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A text area that grows with its text; a script does this in browsers without `field-sizing`. */
export const TextArea = ({ multiline, ...props }: TextAreaProps) => (
  // React calls a new ref function after each render, when the text area contains the new text.
  <textarea {...props} ref={area => growByScript(area)} />
)

function growByScript(area: HTMLTextAreaElement | null) {
  if (area && !CSS.supports('field-sizing', 'content'))
    import('../../browser/grow-with-text.ts').then(text => text.growWithText(area)).catch(console.info)
}

/** ARIA attributes that connect a control with its hint and error. */
export const describeControl = (id: string, hint: string | undefined, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
