import { Icon } from '../picture/icon.tsx'

interface FieldErrorProps {
  id: string
  error?: string
  /**
   * The field's label: read out when the words come, whatever has the focus then. Left out where
   * they name it themselves.
   */
  of?: string
}

/**
 * The message below a field. Its place is there before it has words, so that they are read out when
 * they come.
 */
export function FieldError({ id, error, of }: FieldErrorProps) {
  return (
    <p className="field-error" id={id} aria-live="polite">
      {error && <Icon name="warning" small />}
      {error && of && <span className="visually-hidden">{`${of}: `}</span>}
      {error}
    </p>
  )
}
