/**
 * Normalizes an address to its mailbox, for limits: `A.b+shop@x.se` becomes `ab@x.se`. Some hosts
 * distinguish dots, so two people may share a limit.
 */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}${email.slice(at).toLowerCase()}`
}
