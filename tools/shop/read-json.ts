import { readFile } from 'node:fs/promises'
import { Misused } from './usage.ts'

/** Reads the JSON object in a file. Throws `Misused` if the file contains no object. */
export async function readJson(file: string): Promise<object> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (typeof value === 'object' && value !== null) return value
    throw new Error('not an object')
  } catch (error) {
    throw new Misused(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}.`)
  }
}
