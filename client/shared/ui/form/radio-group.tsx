import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface RadioGroupProps {
  legend: string
  name: string
  options: RadioOption[]
  /** The value of the chosen option; null if none is chosen. */
  value: string | null
  onChange: (value: string) => void
  disabled?: boolean
  error?: string
}

interface RadioOption {
  value: string
  label: string
  hint?: string
  /** Shown at the end of the row, e.g. the price. */
  aside?: ReactNode
}

/** Radio buttons as rows in a frame, e.g. for shipping and payment methods. */
export function RadioGroup({ legend, name, options, value, onChange, disabled, error }: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{legend}</legend>
      <div className="choices">
        {options.map(option => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-name">
              {option.label}
              {option.hint && <span className="choice-hint">{option.hint}</span>}
            </span>
            {option.aside && <span className="choice-price">{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
