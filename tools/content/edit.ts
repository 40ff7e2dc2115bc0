import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from './api.ts'

/** The JSON of `file`, or of standard input for `-`. */
export function readDocument(file: string): unknown {
  try {
    return parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem(`${file} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}

/**
 * Opens the document in `$EDITOR` (else vi) and passes the result to `save`; null without changes.
 * Rejected input stays in its file.
 */
export async function editDocument<Saved>(data: unknown, save: (edited: unknown) => Promise<Saved>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const file = join(folder, 'entry.json')
  const before = `${JSON.stringify(data, null, 2)}\n`
  writeFileSync(file, before)
  const command = process.env.VISUAL || process.env.EDITOR || 'vi'
  const { status } = spawnSync(`${command} "${file}"`, { shell: true, stdio: 'inherit' })
  const after = readFileSync(file, 'utf8')
  try {
    if (status !== 0) throw new Problem(`${command} ended with ${status}.`)
    const saved = after === before ? null : await save(parse(after))
    rmSync(folder, { recursive: true })
    return saved
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const isConflict = error instanceof Problem && error.status === 412
    const next = isConflict
      ? `Somebody else saved it meanwhile: take over there what they changed, and save yours by "edit" with --file ${file} and --version, the one that you saw last.`
      : `Mend it there, and save it by "edit" with --file ${file}`
    throw new Problem(`${why}\nYour text is still in ${file}. ${next}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Problem(`This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
