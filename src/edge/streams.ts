/**
 * As much of a stream is asked for at once, in bytes. Each piece that comes over from the runtime
 * costs more than all that is done with it here, and unasked they are small.
 */
export const readSize = 65_536

/** The parts one after the other. */
export function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/**
 * The whole of a byte stream; null when it is longer than `limit` bytes, and the rest is not
 * fetched then. Throws when it ends early.
 */
export async function readWhole(body: ReadableStream, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader({ mode: 'byob' })
  const parts: Uint8Array[] = []
  let length = 0
  let room = new Uint8Array(readSize)
  for (;;) {
    const { done, value } = await reader.read(room)
    if (done) return joined(parts)
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return null
    }
    parts.push(value.slice())
    room = new Uint8Array(value.buffer)
  }
}
