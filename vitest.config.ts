import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LeftOutReporter } from './test/support/left-out.ts'
import { LongestFirst } from './test/support/longest-first.ts'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'
import { sheetFonts } from './tools/vite/sheet-fonts.ts'

// Creates storage with the demo data once per run; every shop gets a copy.
const globalSetup = 'test/support/prepared.ts'

/** A file system in memory: shops sync each write to disk, which costs a tenth of the CPU time. */
const memory = '/dev/shm'
/** A run needs about 200 MB for shops and browsers; containers often have only 64 MB there. */
const minBytes = 1e9

if (!process.env.TMPDIR && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize > minBytes) {
    const folder = mkdtempSync(`${memory}/tests-`)
    process.env.TMPDIR = folder
    // About forty processes of a run load the same modules, so the compiled code is shared.
    process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

// Miniflare passes every CA certificate in this file to each runtime, which takes a third of the
// CPU time needed to start a shop.
delete process.env.NODE_EXTRA_CA_CERTS

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  // The timeouts are long because a busy machine can be much slower than an idle one.
  test: {
    name,
    include,
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Polls every 100 ms, because each check of a page takes about 3 ms of CPU.
    expect: { poll: { timeout: 15_000, interval: 100 } },
    ...more,
  },
})

// Unit tests call the code, app tests send requests to the built Worker, and browser tests use the
// shop in Chromium. Files on the same worker share a shop and a browser; workers share nothing. All
// projects run in one group, app tests first and unit tests last, so that no core is idle at the
// end. There are three workers for two cores, because tests spend time waiting.
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
