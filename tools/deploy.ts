import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Builds, applies the migrations to the real databases and deploys; stops at the first step that fails. The first time it is
 * the deployment that makes the databases, so it comes before the migrations. Rows that the content service derives of its
 * entries are then made anew at once where `CONTENT_TOKEN` is given; without it, the service does so itself within five
 * minutes when they are of an older version.
 */
const [, site = ''] = /^SITE_URL = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
if (!site.startsWith('https://')) {
  console.error('Set SITE_URL in wrangler.toml to the address of the shop first, e.g. "https://shop.example.com".')
  process.exit(1)
}
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
const isFirst = spawnSync('npx', ['wrangler', 'd1', 'info', 'CONTENT_DB', '--json']).status !== 0
for (const step of isFirst ? [deploy, ...migrations] : [...migrations, deploy]) run(step)

if (token) {
  const answer = await fetch(`${site}/api/content/rebuild`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!answer.ok) {
    console.error(`Deployed, but POST ${site}/api/content/rebuild answered ${answer.status}.`)
    process.exit(1)
  }
}

function run(step: string[]) {
  const { status } = spawnSync('npx', step, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
