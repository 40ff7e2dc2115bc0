import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from './api.ts'

/** Reads the JSON in `file`, or from standard input if `file` is `-`. */
export function readDocument(file: string): unknown {
  try {
    return parse(readFileSync(file === '-' ? 0 : file, 'utf8'))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}

/**
 * Opens the document in `$EDITOR` (default: vi) and passes the result to `save`. Returns null if
 * nothing was changed. If `save` rejects the edited text, its file is kept.
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
    if (status !== 0) throw new CommandError(`${command} ended with ${status}.`)
    const saved = after === before ? null : await save(parse(after))
    rmSync(folder, { recursive: true })
    return saved
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const isConflict = error instanceof CommandError && error.status === 412
    const next = isConflict
      ? `Somebody else has saved the entry in the meantime: add their changes to the file, and save it with "edit", --file ${file} and --version with the version that you saw last.`
      : `Correct the file, and save it with "edit" and --file ${file}`
    throw new CommandError(`${why}\nYour text is still in ${file}. ${next}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`This is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}
