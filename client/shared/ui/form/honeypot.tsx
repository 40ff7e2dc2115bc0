/** A hidden field: only programs fill it in (specification, §5). */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="email_field" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
