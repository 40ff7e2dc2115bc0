/** Maximum number of counted keys; above it all counts are reset, so that memory is bounded. */
const maxKeys = 5000

/**
 * Allows a key `max` times in `time` ms. Best effort: each isolate counts separately, so a
 * distributed flood passes more often. Enough for logs and look-ups, not for what must be exact.
 */
export function createLimit(max: number, time: number) {
  const counts = new Map<string, { count: number; until: number }>()
  return (key: string, now = Date.now()): boolean => {
    const counted = counts.get(key)
    if (counted && counted.until > now) return ++counted.count <= max
    if (counts.size >= maxKeys) counts.clear()
    counts.set(key, { count: 1, until: now + time })
    return true
  }
}

/**
 * The key of one visitor's address: for IPv6 the network, since each network has many addresses.
 */
export function visitorAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  if (!address.includes(':')) return address
  const [start = '', end = ''] = address.toLowerCase().split('::')
  const given = start.split(':').filter(Boolean)
  const last = end.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - given.length - last.length) }, () => '0')
  return [...given, ...zeros, ...last].slice(0, 4).join(':')
}
