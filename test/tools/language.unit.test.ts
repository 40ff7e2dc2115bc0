import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'language-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the command for a new language keeps the types valid, and lists the texts that are still English', () => {
  for (const name of ['src', 'client', 'tools', 'test', 'docs', ...globSync('*.{ts,json}')])
    cpSync(name, join(root, name), { recursive: true, filter: path => !path.endsWith('.webp') })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))

  const english = globSync([
    'client/*/texts/{*.,}en.ts',
    'src/services/*/lib/texts/**/en.ts',
    'src/services/*/lib/reasons/en.ts',
  ])
  const run = (...given: string[]) =>
    execFileSync(process.execPath, ['tools/language/main.ts', ...given], { cwd: root, encoding: 'utf8' })
  const named = run('de', 'de-DE').trim().split('\n')
  expect(named).toHaveLength(english.length)
  expect(named).toContain('src/services/commerce/lib/texts/editors/de.ts: 11 of 11 texts are English')

  for (const service of ['commerce', 'content']) {
    const migrations = join('src/services', service, 'migrations')
    const before = globSync('*.sql', { cwd: migrations }).sort()
    const next = Math.max(...before.map(file => Number(file.slice(0, 4)))) + 1
    const added = `${String(next).padStart(4, '0')}_language_de.sql`
    expect(globSync('*.sql', { cwd: join(root, migrations) }).sort()).toEqual([...before, added])
  }

  const path = join(root, 'client/shared/texts/frame.de.ts')
  const frame = readFileSync(path, 'utf8')
  writeFileSync(path, frame.replace(/: '[^']*'/, ": 'Auf Deutsch'"))
  expect(run('de')).toContain('client/shared/texts/frame.de.ts: 11 of 12 texts are English')
})
