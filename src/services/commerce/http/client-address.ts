/**
 * Where a request comes from: Cloudflare's own word, which callers cannot set; all others are
 * ignored. An IPv6 customer has a whole /64. Without it (no proxy in front) all callers share one
 * limit.
 */
export function clientAddress({ headers }: Pick<Request, 'headers'>): string {
  const address = headers.get('cf-connecting-ip') ?? 'unknown'
  return address.includes(':') ? networkOf(address) : address
}

/**
 * The first four groups of an IPv6 address, however it is abbreviated; an IPv4 address inside one
 * stays whole.
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
