/** The pixels of a small picture: red, green, blue and opacity, from 0 to 255. */
export type Pixels = [number, number, number, number][]

/** Bytes per pixel by colour type: grey, RGB, palette, grey with opacity, RGB with opacity. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/**
 * Reads a PNG with 8 bits per channel and no interlacing, as Cloudflare Images writes small ones;
 * null for others.
 */
export async function readPng(bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let palette = new Uint8Array()
  for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const content = bytes.subarray(at + 8, at + 8 + view.getUint32(at))
    if (type === 'PLTE') palette = content
    if (type === 'IDAT') parts.push(content)
  }
  const [width, type] = [view.getUint32(16), bytes[25] ?? -1]
  const size = channels[type]
  if (!size || bytes[24] !== 8 || bytes[28] !== 0) return null
  const packed = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate'))
  const raw = removeFilters(new Uint8Array(await new Response(packed).arrayBuffer()), width * size, size)
  return Array.from({ length: raw.length / size }, (_, index) => {
    const pixel = raw.subarray(index * size, (index + 1) * size)
    return type === 3 ? toRgba(palette.subarray((pixel[0] ?? 0) * 3, (pixel[0] ?? 0) * 3 + 3)) : toRgba(pixel)
  })
}

function toRgba(pixel: Uint8Array): Pixels[number] {
  const [first = 0, second = 0, third = 0, fourth = 255] = pixel
  return pixel.length < 3 ? [first, first, first, pixel[1] ?? 255] : [first, second, third, fourth]
}

/** Reverses the filters of rows (PNG, third edition, 9.2). */
function removeFilters(rows: Uint8Array, length: number, size: number): Uint8Array {
  const count = Math.floor(rows.length / (length + 1))
  const out = new Uint8Array(count * length)
  for (let row = 0; row < count; row++) {
    const filter = rows[row * (length + 1)]
    const from = row * length
    for (let x = 0; x < length; x++) {
      const left = x < size ? 0 : (out[from + x - size] ?? 0)
      const above = row === 0 ? 0 : (out[from + x - length] ?? 0)
      const corner = row === 0 || x < size ? 0 : (out[from + x - length - size] ?? 0)
      const filtered = rows[row * (length + 1) + 1 + x] ?? 0
      const expected = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      out[from + x] = filtered + expected
    }
  }
  return out
}

function paeth(left: number, above: number, corner: number) {
  const [l, a, c] = [left, above, corner].map(value => Math.abs(left + above - corner - value))
  if (l === undefined || a === undefined || c === undefined) return 0
  return l <= a && l <= c ? left : a <= c ? above : corner
}
