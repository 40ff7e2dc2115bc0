/**
 * The mailbox of an address, for limits: `A.b+shop@x.se` is `ab@x.se`. Some hosts distinguish dots;
 * then two people share a limit.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return `${name.replaceAll('.', '')}${email.slice(at).toLowerCase()}`
}
