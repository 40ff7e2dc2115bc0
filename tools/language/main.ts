import { addLanguage } from './add.ts'

/* `npm run language -- de de-DE` adds German; docs/languages.md says what to translate then. */

const [code, tag] = process.argv.slice(2)
if (!code || !tag) {
  console.error('npm run language -- <code> <tag>, e.g. npm run language -- de de-DE')
  process.exit(1)
}
addLanguage('.', code, tag)
console.log(`Translate client/shared/i18n/${code} and src/services/*/lib/texts/${code}.ts, then npm test.`)
