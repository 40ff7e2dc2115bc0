/** At most this many keys are counted. Then all counts are reset, to limit the use of memory. */
const maxKeys = 5000

/**
 * Creates a function that returns true for a key at most `max` times in `time` ms. Each isolate
 * counts separately, so requests to several isolates can exceed the limit. This is enough to
 * protect logs and look-ups, but not for limits that must be exact.
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
 * Returns the visitor's IP address as a key for limits. For IPv6 the key is the /64 network,
 * because one visitor can use any address in it.
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
