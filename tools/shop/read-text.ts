import { readFile } from 'node:fs/promises'
import { Misused } from './usage.ts'

/** Reads a text file as spreadsheets write it. Throws `Misused` if it cannot be read. */
export async function readTextFile(file: string): Promise<string> {
  try {
    return decodeText(await readFile(file))
  } catch (error) {
    throw new Misused(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Decodes UTF-16 if there is a byte order mark (Excel's "Unicode text"), otherwise UTF-8. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
