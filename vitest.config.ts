import { defineConfig } from 'vitest/config'

/**
 * Three suites, one after the other: pure tests, tests on a real PostgreSQL, and browser journeys.
 * A test file belongs to one of them by its name alone.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,modules,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.pg.test.ts', '**/node_modules/**', '**/dist/**'],
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'pg',
          include: ['{packages,modules,apps}/**/*.pg.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/testkit/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
