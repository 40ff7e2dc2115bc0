/**
 * Number of bytes to read from a stream at once. Every read takes a lot of CPU time, whatever its
 * size, and the runtime's default chunks are small.
 */
export const readSize = 65_536

export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/**
 * Reads a byte stream completely. Stops and returns null when it is longer than `limit` bytes.
 * Throws when the stream breaks off.
 */
export async function readWhole(body: ReadableStream, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader({ mode: 'byob' })
  const parts: Uint8Array[] = []
  let length = 0
  let room = new Uint8Array(readSize)
  for (;;) {
    const { done, value } = await reader.read(room)
    if (done) return joinBytes(parts)
    length += value.byteLength
    if (length > limit) {
      await reader.cancel()
      return null
    }
    parts.push(value.slice())
    room = new Uint8Array(value.buffer)
  }
}
