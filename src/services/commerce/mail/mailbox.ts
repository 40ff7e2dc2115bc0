/**
 * Normalizes an e-mail address for limits, so that variants of it share a limit: `A.b+shop@x.se`
 * becomes `ab@x.se`. Some mail hosts treat names that differ by a dot as different mailboxes, so
 * two people may share a limit.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}${email.slice(at).toLowerCase()}`
}
