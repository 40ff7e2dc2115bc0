import { type SelectHTMLAttributes, useId } from 'react'
import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'
import { describeControl } from './field.tsx'
import { FieldError } from './field-error.tsx'

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  label: string
  error?: string
}

/** A labelled native select, which works best on phones. Its children are the options. */
export function Select({ label, error, children, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-select">
        <select {...select} {...describeControl(id, undefined, error)} id={id} className="field-control">
          {children}
        </select>
        <Icon path={icons.down} small />
      </div>
      <FieldError id={`${id}-error`} error={error} of={label} />
    </div>
  )
}
