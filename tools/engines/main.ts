import { startLocalShop } from '../../test/support/local-shop.ts'
import { en, sv } from '../../test/support/texts.ts'
import type { OpenEngine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { createEnginePage } from './page.ts'
import { steps, type Walk } from './walk.ts'
import { openWebKit } from './webkit.ts'

/*
 * `npm run test:engines`: runs the steps of `walk.ts` in the installed browser engines other than
 * Chromium, in both languages and in a wide and a narrow window. Fails if a step fails, or if no
 * such engine is installed.
 */

const languages = { English: { words: en, prefix: '' }, Swedish: { words: sv, prefix: '/sv' } } as const
const sizes = { wide: [1440, 900], narrow: [390, 900] } as const

let failures = 0
let walks = 0
const shop = await startLocalShop()
try {
  for (const open of [openFirefox, openWebKit])
    for (const [language, words] of Object.entries(languages))
      for (const [size, [width, height]] of Object.entries(sizes))
        await walk(open, `${language}, ${size}`, { url: shop.url, ...words }, width, height)
} finally {
  await shop.close()
}
if (walks === 0) console.error('No engine is installed.')
process.exitCode = failures > 0 || walks === 0 ? 1 : 0

async function walk(open: OpenEngine, name: string, where: Walk, width: number, height: number) {
  const engine = await open()
  if (typeof engine === 'string') return console.log(`${name}: skipped. ${engine}.`)
  walks += 1
  try {
    await engine.resize(width, height)
    const page = createEnginePage(engine)
    for (const [step, take] of Object.entries(steps)) {
      try {
        await take(page, where)
      } catch (error) {
        failures += 1
        console.error(`${engine.name}, ${name}: failed: ${step}, at ${await page.path().catch(String)}.`, error)
        return
      }
      console.log(`${engine.name}, ${name}: ${step}`)
    }
  } finally {
    for (const complaint of engine.complaints() ?? []) console.warn(`${engine.name}, ${name}: ${complaint}`)
    await engine.close()
  }
}
