import { execFile } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { buildLocal } from '../support/build-local.ts'

const run = promisify(execFile)
/** Files that a copy makes for itself, beside the demo. */
const made = ['dist', '.wrangler', 'public/masters', 'public/layers', 'public/models']
const left = ['tools/demo', 'test', 'node_modules', '.git', ...made]

/**
 * Builds the shop in a copy of the repository from which a merchant has deleted the demo. Gives the
 * built configuration, and what makes a folder of storage ready there.
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
