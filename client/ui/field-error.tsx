import { Icon } from './icon.tsx'

/** The message below a field. Its place is there before it has words, so that they are read out when they come. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <p className="field-error" id={id} aria-live="polite">
      {error && <Icon name="warning" small />}
      {error}
    </p>
  )
}
