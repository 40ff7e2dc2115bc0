import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { dutyIds } from '../../client/shared/law/duties.ts'

/*
 * Removes each legal duty in turn from the table in `client/shared/law/duties.ts`, builds the shop
 * without it, and expects a test to fail. `DUTIES=take-back,batteries` removes only these duties.
 * All this happens in a copy of the repository, so the working tree is not changed.
 */

const tests = [
  ...['test/shared/law', 'test/services/content/claims.unit.test.ts', 'test/services/content/replaceable.unit.test.ts'],
  ...[
    'test/services/content/offer-law.app.test.ts',
    'test/services/commerce/selection/value-limits.app.test.ts',
    'test/tools/setup.app.test.ts',
  ],
  'test/services/commerce/delivery/take-back.app.test.ts',
  'test/editing/duties.browser.test.ts',
]
const table = 'client/shared/law/duties.ts'
const ids = process.env.DUTIES?.split(',') ?? dutyIds

const folder = mkdtempSync(join(tmpdir(), 'duties-'))
try {
  for (const name of ['src', 'client', 'test', 'tools', 'docs']) cpSync(name, join(folder, name), { recursive: true })
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'wrangler.toml']
  for (const name of [...files, 'worker-configuration.d.ts', 'README.md']) cpSync(name, join(folder, name))
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(folder, name))
  const whole = readFileSync(table, 'utf8')
  const kept: string[] = []
  for (const id of ids) {
    writeFileSync(join(folder, table), without(whole, id))
    const start = Date.now()
    // Unit tests need no build, and detect most removed duties.
    let found = run('vitest', 'run', '--bail=1', '--project=unit', ...tests)
    if (found.status === 0) {
      if (run('vite', 'build').status !== 0) throw new Error(`The shop cannot be built without ${id}`)
      found = run('vitest', 'run', '--bail=1', '--project=app', '--project=browser', ...tests)
    }
    const { status, stdout, stderr } = found
    const [failed = ''] = /FAIL .*/.exec(stdout + stderr) ?? []
    console.log(`${id}: ${status === 0 ? 'NO TEST FAILS' : failed} (${Math.round((Date.now() - start) / 1000)} s)`)
    if (status === 0) kept.push(id)
  }
  if (kept.length > 0) throw new Error(`Nothing fails without ${kept.join(', ')}`)
} finally {
  rmSync(folder, { recursive: true })
}

function run(command: string, ...args: string[]) {
  const env = { ...process.env, NO_COLOR: '1' }
  return spawnSync('npx', [command, ...args], { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e9 })
}

/** Removes one row from the table's source. */
function without(source: string, id: string): string {
  const row = new RegExp(`\n {2}'?${id}'?: \\{\n.*?\n {2}\\},(?=\n)`, 's')
  if (!row.test(source)) throw new Error(`The table has no row ${id}`)
  return source.replace(row, '')
}
