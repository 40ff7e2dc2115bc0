import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { collectFacts } from './facts-of.ts'
import { accessibilityRecord, recordsVariable } from './record.ts'

/*
 * `npm run test:facts`: runs every browser test that checks accessibility, and writes the results
 * to the file that the shop's accessibility statement shows. A violation becomes a known failure;
 * if a test fails for another reason, the file is not changed.
 */

const target = 'src/editorial/accessibility/facts.json'
const tests = globSync('test/**/*.browser.test.ts')
  .filter(path => /\b(expectAccessible|recordAbility)\(/.test(readFileSync(path, 'utf8')))
  .sort()
const folder = mkdtempSync(join(tmpdir(), 'accessibility-'))
// `SOAK` runs the tests in every language.
const env = { ...process.env, SOAK: '1', [recordsVariable]: folder }
const { status } = spawnSync('vitest', ['run', '--project', 'browser', ...tests], { stdio: 'inherit', env })
const records = readdirSync(folder).map(name =>
  v.parse(accessibilityRecord, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
)
rmSync(folder, { recursive: true })
if (status !== 0) {
  console.error(`A test failed: ${target} was not changed.`)
  process.exit(1)
}
const facts = collectFacts(records, new Date().toISOString().slice(0, 10))
writeFileSync(target, JSON.stringify(facts))
execFileSync('biome', ['format', '--write', target], { stdio: 'inherit' })
