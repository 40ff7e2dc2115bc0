import { type ComponentProps, useId } from 'react'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { describeControl, TextArea } from '../../shared/ui/form/field.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { formatPath, getValue } from '../entry/value.ts'
import { buildControlId, type NodeFieldProps, useForm } from './form-context.ts'
import { LinkInput } from './link-input.tsx'
import { NeededMark } from './needed.tsx'

/** Kinds of text for which browsers have a special input type. */
const inputTypes: Record<string, string> = { date: 'date', url: 'url' }

/** A field with a text, number, date, colour, choice or checkbox. */
export function PlainField({ node, label, path, lang }: NodeFieldProps) {
  const { data, errors, change } = useForm()
  const value = getValue(data, path)
  const error = errors[`data.${formatPath(path)}`]
  const id = buildControlId(path)
  if (node.kind === 'boolean') {
    return (
      <Checkbox
        label={label}
        error={error}
        checked={value === true}
        onChange={({ currentTarget }) => change(path, currentTarget.checked)}
      />
    )
  }
  const text = value === undefined || value === null ? '' : String(value)
  const changeText = (typed: string) => change(path, typed === '' && node.optional ? undefined : typed)
  const wiring = { id, className: 'field-control', lang, ...describeControl(id, node.hint || undefined, error) }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} <NeededMark node={node} />
      </label>
      {node.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {node.hint}
        </p>
      )}
      {node.kind === 'choice' ? (
        <select
          {...wiring}
          value={text}
          onChange={({ currentTarget }) => {
            const chosen = node.options.find(option => String(option.value) === currentTarget.value)
            change(path, chosen?.value)
          }}
        >
          {(node.optional || text === '') && <option value="" />}
          {text !== '' && !node.options.some(option => String(option.value) === text) && <option>{text}</option>}
          {node.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : node.kind === 'number' ? (
        <NumberInput {...wiring} number={value} onNumber={number => change(path, number)} />
      ) : node.kind === 'longText' ? (
        <TextArea {...wiring} value={text} onChange={({ currentTarget }) => changeText(currentTarget.value)} />
      ) : node.kind === 'link' ? (
        <LinkInput {...wiring} value={text} onValue={changeText} />
      ) : (
        <input
          {...wiring}
          type={inputTypes[node.kind] ?? 'text'}
          value={text}
          onChange={({ currentTarget }) => changeText(currentTarget.value)}
        />
      )}
      <FieldError id={`${id}-error`} error={error} of={label} />
    </div>
  )
}

interface NumberInputProps extends ComponentProps<'input'> {
  number: unknown
  /**
   * Called with undefined for an empty field. Text that is not a number is passed on, and the
   * service rejects it.
   */
  onNumber: (value: unknown) => void
}

/** An input for numbers, which accepts a decimal comma too. */
function NumberInput({ number, onNumber, ...wiring }: NumberInputProps) {
  const name = useId()
  return (
    <input
      {...wiring}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={number === undefined ? '' : String(number)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value.trim().replace(',', '.')
        onNumber(typed === '' ? undefined : Number.isNaN(Number(typed)) ? typed : Number(typed))
      }}
    />
  )
}
