import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import { useLanguage } from '../../texts/use-translate.ts'
import { FieldError } from './field-error.tsx'

interface FieldTexts {
  label: string
  hint?: string
  /** What to do, not only what is wrong. */
  error?: string
}

type Control<Attributes> = Omit<Attributes, 'id' | 'className'>
type FieldProps = FieldTexts &
  (
    | ({ multiline?: false } & Control<InputHTMLAttributes<HTMLInputElement>>)
    | ({ multiline: true } & Control<TextareaHTMLAttributes<HTMLTextAreaElement>>)
  )

/**
 * A labelled text field; `multiline` grows with its text. Optional fields are marked, since most
 * are required.
 */
export function Field({ label, hint, error, ...control }: FieldProps) {
  const { t } = useLanguage()
  const id = useId()
  const wiring = { id, className: 'field-control', ...describedBy(id, hint, error) }
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

/** Grows with its text, in browsers without `field-sizing` by a script. */
export const TextArea = ({ multiline, ...props }: TextAreaProps) => (
  // A new function at each rendering is called with the new text in place.
  <textarea {...props} ref={area => follow(area)} />
)

function follow(area: HTMLTextAreaElement | null) {
  if (area && !CSS.supports('field-sizing', 'content'))
    import('../../browser/grow-with-text.ts').then(text => text.growWithText(area)).catch(console.info)
}

/** The ids of a control's hint and error, for screen readers. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})
