import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LeftOutReporter } from './test/support/left-out.ts'
import { LongestFirst } from './test/support/longest-first.ts'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { sheetFonts } from './tools/vite/sheet-fonts.ts'

// Storage with the demo data is made once a run; every shop gets a copy.
const globalSetup = 'test/support/prepared.ts'

/** Memory as a file system: shops sync each write to their disk, which costs a tenth of the CPU. */
const memory = '/dev/shm'
/** Shops and browsers of a run take some 200 MB; containers often have 64 MB there. */
const minBytes = 1e9

if (!process.env.TMPDIR && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize > minBytes) {
    const folder = mkdtempSync(`${memory}/tests-`)
    process.env.TMPDIR = folder
    // Some forty processes of a run load the same modules: they are compiled once.
    process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

// Miniflare hands each of them to every runtime: a third of the CPU that opens a shop.
delete process.env.NODE_EXTRA_CA_CERTS

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  // Generous: what is waited for comes at once on an idle machine, and at some time on a busy one.
  test: {
    name,
    include,
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Each look at a page costs some 3 ms of CPU.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    ...more,
  },
})

// Unit tests run beside the code's rooms; app tests ask the built Worker; browser tests use it as a shopper would.
// Files share what their worker has opened: a shop, a browser. Every worker has shops of its own, on
// ports and storage of their own. All run in one group, first app and last unit tests, so that no core
// is idle while the last file of a kind ends; three workers for two cores, because tests wait.
export default defineConfig({
  plugins: [commonPasswords(), clientAssets(), sheetFonts()],
  define: { __LOCAL__: 'true' },
  resolve: {
    conditions: ['node'],
    alias: { 'cloudflare:workers': join(import.meta.dirname, 'test/support/workers-module.ts') },
  },
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: [new LeftOutReporter(), 'default', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])],
    projects: [
      project('app', ['test/**/*.app.test.ts'], { globalSetup }),
      project('browser', ['test/**/*.browser.test.ts'], { globalSetup, setupFiles: 'test/support/browser-setup.ts' }),
      project('unit', ['test/**/*.unit.test.ts', 'test/**/*.unit.test.tsx']),
    ],
  },
})
