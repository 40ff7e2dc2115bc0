import type { MiddlewareHandler } from 'hono'

/**
 * At most this many bytes of a body are read and discarded. Chunks of uploads are smaller. A client
 * that sends more may not get the response.
 */
const maxBytes = 6_000_000

/**
 * Reads and discards the rest of a request's body. If the response were sent before the client has
 * sent the whole body, the connection could break and the response would be lost.
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
  // The original request, because middleware that limits the body's size replaces `c.req.raw`.
  const { raw } = c.req
  await next()
  await drain(raw)
}
