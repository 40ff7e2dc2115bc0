import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from './api.ts'

/** The JSON of `file`, or of standard input for `-`. */
export const readDocument = (file: string) => parse(readFileSync(file === '-' ? 0 : file, 'utf8'))

/** Opens the document in `$EDITOR` (else vi) and gives what was made of it; null when nothing was changed. */
export function editDocument(data: unknown): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'entry.json')
  const before = `${JSON.stringify(data, null, 2)}\n`
  writeFileSync(file, before)
  const command = process.env.VISUAL || process.env.EDITOR || 'vi'
  const { status } = spawnSync(`${command} "${file}"`, { shell: true, stdio: 'inherit' })
  const after = readFileSync(file, 'utf8')
  if (status !== 0) throw new Problem(`${command} ended with ${status}. Your text is still in ${file}.`)
  if (after === before) return null
  const edited = parse(after, file)
  rmSync(folder, { recursive: true })
  return edited
}

function parse(text: string, file?: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(`This is not JSON: ${String(error)}${file ? `\nYour text is still in ${file}.` : ''}`)
  }
}
