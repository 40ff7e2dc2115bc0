import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Builds, applies the migrations to the real databases and deploys; stops at the first step that fails. */
const [, site = ''] = /^SITE_URL = "(.*)"$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
if (!site.startsWith('https://')) {
  console.error('Set SITE_URL in wrangler.toml to the address of the shop first, e.g. "https://shop.example.com".')
  process.exit(1)
}
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
