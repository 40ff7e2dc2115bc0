import { execFile } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildLocal } from '../support/build-local.ts'

const run = promisify(execFile)
/** Folders that the build creates anew, so they are not copied. */
const made = ['dist', '.wrangler', 'public/masters', 'public/layers', 'public/models']
const left = ['tools/demo', 'test', 'node_modules', '.git', ...made]

/**
 * Builds a copy of the repository from which the demo was deleted. Returns the path of the built
 * configuration, and a function that prepares a storage folder for it.
 */
export async function buildWithoutDemo(folder: string) {
  const copy = join(folder, 'shop')
  cpSync('.', copy, { recursive: true, filter: source => !left.includes(relative('.', source)) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  await buildLocal(copy)
  return {
    configPath: join(copy, 'dist/local/wrangler.json'),
    prepare: async (state: string) => {
      const script = `import { prepare } from './tools/local/prepare.ts'\nawait prepare(${JSON.stringify(state)})\n`
      writeFileSync(join(copy, 'prepare.mjs'), script)
      await run(process.execPath, ['prepare.mjs'], { cwd: copy })
    },
  }
}
