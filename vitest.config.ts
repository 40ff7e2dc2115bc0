import { defineConfig } from 'vitest/config'
import { commonPasswords } from './tools/vite/common-passwords.ts'

// Storage with the demo data is made once a run; every shop gets a copy.
const globalSetup = 'test/prepared.ts'

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  // Generous: what is waited for comes at once on an idle machine, and at some time on a busy one.
  test: { name, include, testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } }, ...more },
})

// Files of app and browser tests share what their worker has opened: a shop, a browser.
// Unit tests run beside the code's rooms; app tests ask the built Worker; browser tests use it as a shopper would.
export default defineConfig({
  plugins: [commonPasswords()],
  define: { __LOCAL__: 'true' },
  resolve: { conditions: ['node'] },
  test: {
    // Every file opens shops of its own, on ports and storage of their own. More at once make pages late on two cores.
    maxWorkers: 2,
    projects: [
      project('unit', ['test/**/*.unit.test.ts', 'test/**/*.unit.test.tsx']),
      project('app', ['test/**/*.app.test.ts'], { globalSetup, isolate: false }),
      project('browser', ['test/**/*.browser.test.ts'], {
        globalSetup,
        isolate: false,
        setupFiles: 'test/browser-setup.ts',
      }),
    ],
  },
})
