import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Builds, applies the migrations to the real databases and deploys; stops at the first step that fails. Rows that the content
 * service derives of its entries are then made anew at once where `CONTENT_TOKEN` is given; without it, the service does so
 * itself within five minutes when they are of an older version.
 */
const [, site = ''] = /^SITE_URL = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
if (!site.startsWith('https://')) {
  console.error('Set SITE_URL in wrangler.toml to the address of the shop first, e.g. "https://shop.example.com".')
  process.exit(1)
}
const token = process.env.CONTENT_TOKEN
const steps = [
  ['vite', 'build'],
  ['wrangler', 'd1', 'migrations', 'apply', 'COMMERCE_DB', '--remote'],
  ['wrangler', 'd1', 'migrations', 'apply', 'CONTENT_DB', '--remote'],
  ['wrangler', 'deploy'],
]
for (const step of steps) {
  const { status } = spawnSync('npx', step, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

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
