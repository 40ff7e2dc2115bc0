import type { MiddlewareHandler } from 'hono'

/** As much is let go by; who sends more than this unasked may miss the answer. */
const maxBytes = 5_000_000

/**
 * Takes in what nobody read of a request's body: while the rest of it is still on its way, the
 * answer can be lost with its connection.
 */
export async function drain({ body, bodyUsed }: Request) {
  if (!body || bodyUsed || body.locked) return
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return
  }
}

/** For routes that may refuse before they read. */
export const drained: MiddlewareHandler = async (c, next) => {
  // Not what stands here afterwards: who limits a body puts another request in its place.
  const { raw } = c.req
  await next()
  await drain(raw)
}
