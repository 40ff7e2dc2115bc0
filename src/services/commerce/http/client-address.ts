/**
 * Returns the caller's network address from Cloudflare's header, which callers cannot set. An IPv6
 * address is reduced to its /64 network, because a provider assigns the whole network to one
 * customer. Without the header, the result is `unknown`, so all callers share the same limits.
 */
export function findClientAddress({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? reduceToNetwork(address) : address
}

/**
 * Returns the first four groups of an IPv6 address in any notation. An address that ends with an
 * IPv4 address is returned as it is.
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
