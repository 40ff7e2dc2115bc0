/** At most this many keys are counted; then all counts are reset, so that memory is bounded. */
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
 * The visitor's IP address as a key for limits. For IPv6 it is the /64 network, since one visitor
 * has many addresses in it.
 */
export function visitorAddress(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP') ?? ''
  if (!address.includes(':')) return address
  const [start = '', end = ''] = address.toLowerCase().split('::')
  const first = start.split(':').filter(Boolean)
  const last = end.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
