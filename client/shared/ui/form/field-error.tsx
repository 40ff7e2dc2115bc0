import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

interface FieldErrorProps {
  /**
   * The element's id; it is set only while there is an error, since the field refers to it then.
   */
  id: string
  error?: string
  /**
   * The field's label, announced with the message wherever the focus is. Left out when the message
   * names the field.
   */
  of?: string
}

/**
 * The message below a field. Its element is always rendered, so that screen readers announce
 * changes.
 */
export function FieldError({ id, error, of }: FieldErrorProps) {
  return (
    <p className="field-error" id={error && id} aria-live="polite">
      {error && <Icon path={icons.warning} small />}
      {error && of && <span className="visually-hidden">{`${of}: `}</span>}
      {error}
    </p>
  )
}
