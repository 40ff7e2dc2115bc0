/**
 * Bytes of a body beyond the limit that are still read, so that the sender receives the response.
 */
const drained = 1_000_000

/** The body as text; null when it is longer than `limit` bytes, whatever its headers say. */
export async function readLimited(request: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) text += decoder.decode(chunk, { stream: true })
    if (size > drained) break
  }
  return size > limit ? null : text + decoder.decode()
}
