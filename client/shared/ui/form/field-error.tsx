import { Icon } from '../picture/icon.tsx'
import * as icons from '../picture/icons.ts'

interface FieldErrorProps {
  /**
   * The element's id. It is only set while there is an error, because only then does the field
   * refer to it.
   */
  id: string
  error?: string
  /**
   * The field's label, which screen readers announce before the message. Leave it out if the
   * message names the field.
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
