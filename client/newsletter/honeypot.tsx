/** A field that no person sees: who fills it in is a program (specification, §5). */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="email_field" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
