/**
 * A body beyond the limit is read up to this many bytes, so that the sender receives the response.
 */
const maxRead = 1_000_000

/** Reads the body as text; null when it is longer than `limit` bytes. */
export async function readLimited(request: Request, limit: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size <= limit) text += decoder.decode(chunk, { stream: true })
    if (size > maxRead) break
  }
  return size > limit ? null : text + decoder.decode()
}
