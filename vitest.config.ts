import { defineConfig } from 'vitest/config'

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: { name, include, testTimeout: 60_000, hookTimeout: 120_000 },
})

// Unit tests run beside the code's rooms; app tests ask the built Worker; browser tests use it as a shopper would.
export default defineConfig({
  resolve: { conditions: ['node'] },
  test: {
    fileParallelism: false,
    projects: [
      project('unit', ['test/**/*.unit.test.ts', 'test/**/*.unit.test.tsx']),
      project('app', ['test/**/*.app.test.ts']),
      project('browser', ['test/**/*.browser.test.ts']),
    ],
  },
})
