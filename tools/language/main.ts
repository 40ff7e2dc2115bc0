import { spawnSync } from 'node:child_process'
import { addLanguage } from './add.ts'
import { findUntranslated } from './untranslated.ts'

/*
 * `npm run language -- de de-DE` adds German and runs `tsc`; `npm run language -- de` lists the
 * texts that are still English (docs/languages.md).
 */

const [code, tag] = process.argv.slice(2)
if (!code) {
  console.error('npm run language -- <code> [<tag>], e.g. npm run language -- de de-DE')
  process.exit(1)
}
if (tag) {
  addLanguage('.', code, tag)
  process.exitCode = spawnSync('tsc', ['--noEmit'], { stdio: 'inherit' }).status ?? 1
}
console.log((await findUntranslated('.', code)).join('\n'))
