import { defineConfig } from 'vitest/config'

// The local platform's proxy now and then loses a kept-alive connection on a busy machine; what is asked over it may be asked
// once more where nobody can. Pure tests never.
const retry = process.env.CI ? 1 : 0

const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  // Generous: what is waited for comes at once on an idle machine, and at some time on a busy one.
  test: { name, include, testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 15_000 } }, ...more },
})

// Unit tests run beside the code's rooms; app tests ask the built Worker; browser tests use it as a shopper would.
export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    fileParallelism: false,
    projects: [
      project('unit', ['test/**/*.unit.test.ts', 'test/**/*.unit.test.tsx']),
      project('app', ['test/**/*.app.test.ts'], { retry }),
      project('browser', ['test/**/*.browser.test.ts'], { retry }),
    ],
  },
})
