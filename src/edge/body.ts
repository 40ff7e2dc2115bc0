import type { MiddlewareHandler } from 'hono'

/** Bytes that are read and ignored; a client that sends more may miss the response. */
const maxBytes = 5_000_000

/**
 * Reads the rest of a request's body and ignores it: a response sent before the body has arrived
 * can be lost with the connection.
 */
export async function drain({ body, bodyUsed }: Request) {
  if (!body || bodyUsed || body.locked) return
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return
  }
}

/** For routes that may respond before they read the body. */
export const drained: MiddlewareHandler = async (c, next) => {
  // The request as it came: a body limit replaces `c.req.raw`.
  const { raw } = c.req
  await next()
  await drain(raw)
}
