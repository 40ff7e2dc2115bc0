import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { describeControl } from './field.tsx'
import { FieldError } from './field-error.tsx'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  ref?: Ref<HTMLInputElement>
  /** May contain a link. */
  label: ReactNode
  error?: string
}

/** A checkbox with its label and error. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <div className="choice">
        <input {...input} {...describeControl(id, undefined, error)} id={id} type="checkbox" />
        <label className="choice-name" htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
