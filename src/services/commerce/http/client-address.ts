/**
 * The caller's network address from Cloudflare's header, which callers cannot set; other headers
 * are ignored. IPv6 is reduced to its /64, which one customer has. Without the header all callers
 * share one limit.
 */
export function clientAddress({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? networkOf(address) : address
}

/**
 * The first four groups of an IPv6 address in any notation; an embedded IPv4 address stays whole.
 */
export function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  if (address.includes('.')) return address.toLowerCase()
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
