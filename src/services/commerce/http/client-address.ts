/**
 * Returns the caller's network address from Cloudflare's header, which callers cannot set. IPv6
 * addresses are reduced to their /64, which belongs to one customer. Without the header, all
 * callers share one limit.
 */
export function findClientAddress({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? reduceToNetwork(address) : address
}

/**
 * Returns the first four groups of an IPv6 address in any notation; addresses with an embedded IPv4
 * address are returned whole.
 */
export function reduceToNetwork(address: string): string {
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
