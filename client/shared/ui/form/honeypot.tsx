/** A hidden field that only bots fill in. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="email_field" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
