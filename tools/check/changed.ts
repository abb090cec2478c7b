import { run } from '../command.ts'

/** Tests selected by a change: paths that vitest takes as filters, for each suite. */
export type Selection = {
  /** TypeScript files; vitest finds the tests that import them. */
  readonly sources: readonly string[]
  /** Folders whose SQL changed; their database tests run, because no import shows the dependency. */
  readonly databaseFolders: readonly string[]
  /** End-to-end tests in a browser. */
  readonly journeys: readonly string[]
}

const SITE_FILE = /^(?:apps\/(?:player|studio)|packages\/(?:ui|text))\//
const MIGRATION = /^(?:modules|packages)\/[^/]+\/migrations\/[^/]+\.sql$/
/**
 * Files of a game. Games are found by their folder, not by an import, so a change selects the tests of the
 * files that read the folders.
 */
const SLOT_FILE = /^packages\/games\/slots\/(?!fixtures\/)[^/]+\/[^/]+$/
const SLOT_READERS = ['packages/games/slots/folders.ts', 'tools/new-slot/new-slot.test.ts']
const ORIGINAL_FILE = /^packages\/games\/originals\/(?!fixtures\/)[^/]+\/[^/]+$/
const ORIGINAL_READERS = ['packages/games/originals/folders.ts']
const JOURNEY = /^e2e\/[^/]+\.e2e\.ts$/
/** The end-to-end test that covers most of a site: from landing to the first paid round. */
const MAIN_JOURNEY = 'e2e/newcomer.e2e.ts'
/** Tests over HTTP, which use the SQL of every module. */
const HTTP_TESTS = 'apps/server/http-tests'

/**
 * Returns the paths that differ from `base` or are not committed yet, relative to the root. Throws outside a
 * repository.
 */
export async function changedFiles(base: string): Promise<readonly string[]> {
  const [changed, added] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...new Set([...changed, ...added])].sort()
}

/**
 * Selects the tests that a change of these files may turn red. Vitest runs everything where its own
 * configuration changed.
 */
export function selectTests(paths: readonly string[]): Selection {
  const migrations = paths.filter((path) => MIGRATION.test(path))
  const folders = new Set(migrations.map((path) => path.split('/').slice(0, 2).join('/')))
  const journeys = new Set(paths.filter((path) => JOURNEY.test(path) && !path.includes('.nightly.')))
  if (paths.some((path) => SITE_FILE.test(path))) journeys.add(MAIN_JOURNEY)
  const code = paths.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('e2e/'))
  const slots = paths.some((path) => SLOT_FILE.test(path)) ? SLOT_READERS : []
  const originals = paths.some((path) => ORIGINAL_FILE.test(path)) ? ORIGINAL_READERS : []
  return {
    sources: [...code, ...slots, ...originals],
    databaseFolders: folders.size === 0 ? [] : [...folders, HTTP_TESTS],
    journeys: [...journeys],
  }
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await run(['git', ...args])
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}
