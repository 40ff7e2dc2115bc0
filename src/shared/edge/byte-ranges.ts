import type { MiddlewareHandler } from 'hono'

/**
 * Responds to a request for one range of bytes with that part of the response (RFC 9110, section
 * 14). Downloads that resume need this, and so do PDF readers that read the end of a file first. It
 * only works for responses with an `ETag`, so register this middleware before the one that sets the
 * `ETag`. Requests with several ranges, or with an invalid range, get the whole response.
 */
export const byteRanges: MiddlewareHandler = async (c, next) => {
  await next()
  const tag = c.res.headers.get('ETag')
  if (c.res.status !== 200 || !tag || c.res.headers.has('Content-Encoding')) return
  c.res.headers.set('Accept-Ranges', 'bytes')
  const [, first = '', last = ''] = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(c.req.header('Range') ?? '') ?? []
  const condition = c.req.header('If-Range')
  if (c.req.method !== 'GET' || first + last === '' || (condition && condition !== tag)) return
  if (first && last && Number(first) > Number(last)) return
  const whole = await c.res.arrayBuffer()
  const size = whole.byteLength
  const begin = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  const headers = new Headers(c.res.headers)
  headers.delete('Content-Length')
  const isThere = begin < size && (first !== '' || Number(last) > 0)
  headers.set('Content-Range', isThere ? `bytes ${begin}-${end}/${size}` : `bytes */${size}`)
  // Cleared first, because Hono would merge the old headers into the new response.
  c.res = undefined
  c.res = isThere
    ? new Response(whole.slice(begin, end + 1), { status: 206, headers })
    : new Response(null, { status: 416, headers })
}
