/** Reads the files of an uncompressed ZIP archive by its central directory. */
export function readZip(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('The archive has no end record')
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== 0x02014b50 || view.getUint16(at + 10, true) !== 0)
      throw new Error('A file has no entry in the central directory, or is compressed')
    const [size, name] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)]
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    files.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), bytes.slice(start, start + size))
    at += 46 + name + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}
