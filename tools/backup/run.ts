import { parseArgs } from 'node:util'
import { localStorage } from './local.ts'
import { BackupProblem, type Storage } from './storage.ts'
import { wranglerStorage } from './wrangler.ts'

export interface CommandInput {
  storage: Storage
  path: string
  isReplaced: boolean
  hasFiles: boolean
}

/**
 * Runs a command with the process's arguments and prints the lines that it returns. If it fails,
 * the exit code is 1.
 */
export async function run(
  { isWritten, usage }: { isWritten: boolean; usage: string },
  work: (given: CommandInput) => Promise<string[]>,
) {
  try {
    const { values, positionals } = parseArgs({
      options: {
        remote: { type: 'boolean' },
        'wrangler-state': { type: 'string' },
        overwrite: { type: 'boolean' },
        files: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const [path] = positionals
    if (!path) throw new BackupProblem(`Name the file or folder: ${usage}`)
    const local = values['wrangler-state']
    const isWrangler = values.remote || local !== undefined
    const storage = isWrangler ? wranglerStorage(local) : await localStorage(isWritten)
    try {
      const given = { storage, path, isReplaced: values.overwrite ?? false, hasFiles: values.files ?? false }
      for (const line of await work(given)) console.log(line)
    } finally {
      await storage.close()
    }
  } catch (error) {
    const isExpected = error instanceof BackupProblem || (error instanceof TypeError && 'code' in error)
    console.error(isExpected ? error.message : error)
    process.exitCode = 1
  }
}
