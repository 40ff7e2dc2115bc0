import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { formatDuties } from './content/duties.ts'
import { rebuildShop } from './content/rebuild.ts'
import { Refused } from './shop/credentials.ts'
import { formatMissingSettings } from './shop/lacking-text.ts'
import { ask } from './shop/management.ts'

/**
 * Builds, applies the migrations to the deployed databases and deploys; stops at the first error.
 * The first time, it deploys before it applies the migrations, because deploying creates the
 * databases. With `CONTENT_TOKEN`, listing and search are rebuilt at once; without it, the content
 * service rebuilds them within five minutes if needed. `CLOUDFLARE_ENV` selects an environment from
 * wrangler.toml. `--dry-run` builds and checks, lists the migrations, and changes nothing. With
 * `MANAGEMENT_TOKEN`, the command warns about missing registration numbers; with `CONTENT_TOKEN`,
 * about missing data that the law requires.
 */
const isDryRun = process.argv.includes('--dry-run')
const token = process.env.CONTENT_TOKEN
const deploy = ['wrangler', 'deploy', ...(isDryRun ? ['--dry-run'] : [])]
const migrations = ['COMMERCE_DB', 'CONTENT_DB'].map(name => [
  ...['wrangler', 'd1', 'migrations', isDryRun ? 'list' : 'apply', name, '--remote'],
])

run(['vite', 'build'])
// The build contains the configuration of the selected environment.
const built = v.object({ vars: v.object({ SITE_URL: v.string() }) })
const site = v.parse(built, JSON.parse(readFileSync('dist/ssr/wrangler.json', 'utf8'))).vars.SITE_URL
if (!site.startsWith('https://')) {
  console.error('Set SITE_URL in wrangler.toml to the address of the shop first, e.g. "https://shop.example.com".')
  process.exit(1)
}
const isFirst = spawnSync('npx', ['wrangler', 'd1', 'info', 'CONTENT_DB', '--json']).status !== 0
if (isDryRun && isFirst) console.log('There are no databases yet, or you are not logged in: no migrations are listed.')
const steps = isFirst ? [deploy, ...(isDryRun ? [] : migrations)] : [...migrations, deploy]
for (const step of steps)
  run(step, step.includes('migrations') && 'If tables exist already, see "Updating" in docs/deploying.md.')

if (token && !isDryRun) {
  const answer = await rebuildShop({ site, token })
  if (!answer.ok) {
    console.error(`Deployed, but POST ${site}/api/content/rebuild responded with status ${answer.status}.`)
    process.exit(1)
  }
}

if (token && !isFirst) {
  const warnings = await formatDuties({ site, token })
  if (warnings) console.warn(warnings)
}

if (process.env.MANAGEMENT_TOKEN && !isFirst) {
  process.env.SHOP_URL ||= site
  try {
    const warnings = formatMissingSettings(await ask('GET', 'setup'))
    if (warnings) console.warn(warnings)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.warn(`The setup was not checked: ${error.message}`)
  }
}

function run(step: string[], advice: string | false = false) {
  const { status } = spawnSync('npx', step, { stdio: 'inherit' })
  if (status === 0) return
  if (advice) console.error(advice)
  process.exit(status ?? 1)
}
