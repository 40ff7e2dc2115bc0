import type { MiddlewareHandler } from 'hono'

/**
 * Bytes that are read and discarded, more than a part of a file has; a client that sends more may
 * miss the response.
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

/** Whether it is a page, by its type. */
export const isHtml = ({ headers }: Response): boolean => headers.get('Content-Type')?.startsWith('text/html') === true

/** For routes that may respond before they read the body. */
export const drained: MiddlewareHandler = async (c, next) => {
  // The original request: a body limit replaces `c.req.raw`.
  const { raw } = c.req
  await next()
  await drain(raw)
}
