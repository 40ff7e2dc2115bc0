import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { rebuildAt } from './content/rebuild.ts'

/**
 * Builds, applies the migrations to the real databases and deploys; stops at the first step that
 * fails. The first deployment creates the databases, so it comes before the migrations. Derived
 * rows of the content service are rebuilt at once where `CONTENT_TOKEN` is set; otherwise the
 * service begins within five minutes, if this version derives them differently.
 * `CLOUDFLARE_ENV` names another environment of wrangler.toml.
 */
const token = process.env.CONTENT_TOKEN
const deploy = ['wrangler', 'deploy']
const migrations = ['COMMERCE_DB', 'CONTENT_DB'].map(name => [
  'wrangler',
  'd1',
  'migrations',
  'apply',
  name,
  '--remote',
])

run(['vite', 'build'])
// The built configuration is that of the chosen environment.
const built = v.object({ vars: v.object({ SITE_URL: v.string() }) })
const site = v.parse(built, JSON.parse(readFileSync('dist/ssr/wrangler.json', 'utf8'))).vars.SITE_URL
if (!site.startsWith('https://')) {
  console.error('Set SITE_URL in wrangler.toml to the address of the shop first, e.g. "https://shop.example.com".')
  process.exit(1)
}
const isFirst = spawnSync('npx', ['wrangler', 'd1', 'info', 'CONTENT_DB', '--json']).status !== 0
for (const step of isFirst ? [deploy, ...migrations] : [...migrations, deploy]) run(step)

if (token) {
  const answer = await rebuildAt({ site, token })
  if (!answer.ok) {
    console.error(`Deployed, but POST ${site}/api/content/rebuild answered ${answer.status}.`)
    process.exit(1)
  }
}

function run(step: string[]) {
  const { status } = spawnSync('npx', step, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
