import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { names } from './apps/player/build/names.ts'

/** A busy machine is slow; what never comes fails all the same. */
const expect = { poll: { timeout: 60_000 } }

/** Repeated looks at every page: `npm run nightly` runs them, the gate does not. */
const NIGHTLY = 'e2e/**/*.nightly.e2e.ts'

const EMPTY_ART =
  'export default "art.webp"; export const GAME_ART = {}, CONTENT_ART = {}, COUNTRIES = {}, MONTHS = {}'

/** Replaces the modules that the build of the players' site makes: pure tests look at no pictures. */
const emptyArt: Plugin = {
  name: 'poyraz:empty-art',
  resolveId: (id) => (/^(?:art|virtual):/.test(id) ? `\0${id}` : null),
  load: (id) => (/^\0(?:art|virtual):/.test(id) ? EMPTY_ART : null),
}

/** Lists games as a build does: a simulated browser reads no folders. */
const bundledGames: Plugin = {
  name: 'poyraz:bundled-games',
  enforce: 'pre',
  resolveId(id) {
    const list = /^#(slot|original)-games$/.exec(id)?.[1]
    return list ? new URL(`packages/games/${list}s/games-from-bundle.ts`, import.meta.url).pathname : null
  },
}

/**
 * Suites, one after the other: pure tests and tests of components in a simulated browser, tests on a real
 * PostgreSQL, browser journeys, and what is left to the night. A test file belongs to one of them by its name
 * alone.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [emptyArt],
        test: {
          name: 'unit',
          expect,
          include: ['{packages,modules,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{pg,dom}.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
          isolate: false,
          testTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [names(), emptyArt, bundledGames],
        test: {
          name: 'dom',
          expect,
          include: ['{packages,apps}/**/*.dom.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'pg',
          expect,
          include: ['{packages,modules,apps,tools}/**/*.pg.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/testkit/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          expect,
          include: ['e2e/**/*.e2e.ts'],
          exclude: ['**/node_modules/**', NIGHTLY],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
          pool: 'forks',
          // Files of a worker share a browser.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'nightly',
          expect,
          include: [NIGHTLY],
          exclude: ['**/node_modules/**'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
