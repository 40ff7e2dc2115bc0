import type { MiddlewareHandler } from 'hono'

/**
 * At most this many bytes are discarded: more than one chunk of an upload has. A client that sends
 * more may miss the response.
 */
const maxBytes = 6_000_000

/**
 * Reads and discards the rest of a request's body: a response that is sent earlier can be lost with
 * the connection.
 */
export async function drain({ body, bodyUsed }: Request) {
  if (!body || bodyUsed || body.locked) return
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return
  }
}

/** Whether the response is a page, by its `Content-Type`. */
export const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') === true

/** Drains the body after a route that may respond before it reads the body. */
export const drainBody: MiddlewareHandler = async (c, next) => {
  // The original request: a body limit replaces `c.req.raw`.
  const { raw } = c.req
  await next()
  await drain(raw)
}
