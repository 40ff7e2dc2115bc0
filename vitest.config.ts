import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './tools/vite/client-assets.ts'
import { commonPasswords } from './tools/vite/common-passwords.ts'

// Storage with the demo data is made once a run; every shop gets a copy.
const globalSetup = 'test/prepared.ts'

/** Memory as a file system: shops sync each write to their disk, which costs a tenth of the CPU. */
const memory = '/dev/shm'
/** Shops and browsers of a run take some 200 MB; containers often have 64 MB there. */
const minBytes = 1e9

if (!process.env.TMPDIR && existsSync(memory)) {
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize > minBytes) {
    const folder = mkdtempSync(`${memory}/tests-`)
    process.env.TMPDIR = folder
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
}

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  // Generous: what is waited for comes at once on an idle machine, and at some time on a busy one.
  test: { name, include, testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } }, ...more },
})

// Files of app and browser tests share what their worker has opened: a shop, a browser.
// For two cores: app tests wait for half of their time, for services that are away, browser tests for
// a fifth of it. Every worker has shops of its own, on ports and storage of their own.
// Unit tests run beside the code's rooms; app tests ask the built Worker; browser tests use it as a shopper would.
export default defineConfig({
  plugins: [commonPasswords(), clientAssets()],
  define: { __LOCAL__: 'true' },
  resolve: { conditions: ['node'] },
  test: {
    projects: [
      project('unit', ['test/**/*.unit.test.ts', 'test/**/*.unit.test.tsx'], {
        maxWorkers: 2,
        sequence: { groupOrder: 0 },
      }),
      project('app', ['test/**/*.app.test.ts'], {
        globalSetup,
        isolate: false,
        maxWorkers: 4,
        sequence: { groupOrder: 1 },
      }),
      project('browser', ['test/**/*.browser.test.ts'], {
        globalSetup,
        isolate: false,
        setupFiles: 'test/browser-setup.ts',
        maxWorkers: 3,
        sequence: { groupOrder: 2 },
      }),
    ],
  },
})
