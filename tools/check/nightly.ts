import { installed, run } from '../command.ts'
import { findBrowser } from './browser.ts'
import { provideRedis } from './redis.ts'
import { runSteps, type Step } from './steps.ts'

/**
 * `npm run nightly`: checks that take too long for each change. Every page in all eight looks, live tables
 * in browsers while one of two servers is killed, the long draws of randomness, the certificates with
 * simulation, the statistical battery, the simulated month, ten thousand orders of feed messages, a thousand
 * runs of tables on dying servers, a minute of tables while sockets end, and the faults: killed processes, a
 * frozen standby, full and lost disks, restarted servers. Exit code 1 if one of them fails.
 */
const browser = await findBrowser()
if (!browser.ok) console.log(browser.error)
await provideRedis()
const env = { ...process.env, ...(browser.ok ? { CHROMIUM_PATH: browser.value } : {}) }

const own = (name: string, ...command: readonly string[]): Step => ({
  name,
  run: () => run([process.execPath, ...command], { show: true, env }),
})
const tests = (name: string, project: string, filters: readonly string[], more: NodeJS.ProcessEnv): Step => ({
  name,
  run: () =>
    run([installed('vitest'), 'run', '--project', project, ...filters], {
      show: true,
      env: { ...env, ...more },
    }),
})
const TABLES = ['simulation', 'crash-simulation', 'poker-simulation'].map((name) => `modules/tables/${name}`)
const RESTARTS = ['rolling', 'launcher', 'tables-killed'].map((name) => `apps/server/process-tests/${name}`)

const failed = await runSteps([
  tests('every page in every look, tables on two servers', 'nightly', [], {}),
  tests('randomness in full', 'unit', ['packages/fairness'], { FAIRNESS_CHECKS: 'full' }),
  tests('deals of casino poker', 'unit', ['packages/games/tables/casino-poker'], { POKER_CHECKS: 'full' }),
  own('certificates', 'tools/certify/main.ts', '--fresh'),
  own('battery', 'tools/battery/main.ts'),
  own('simulated month', 'apps/server/simulation/main.ts'),
  own('faults', 'apps/server/simulation/main.ts', 'faults'),
  tests('feed messages in any order', 'pg', ['modules/sportsbook/permutation'], { FEED_CASES: '10000' }),
  tests('stale prices', 'unit', ['modules/sportsbook/commands/stale-prices'], { STALE_CASES: '1000000' }),
  tests('stale prices in a database', 'pg', ['modules/sportsbook/stale-prices'], { STALE_PG_CASES: '6000' }),
  tests('tables of dying servers', 'pg', TABLES, { TABLE_SEEDS: '1000' }),
  tests('tables while sockets end', 'pg', ['apps/server/http-tests/tables-drops'], { DROP_SECONDS: '60' }),
  tests('restarts', 'pg', RESTARTS, { ROUNDS: '10' }),
])
process.exitCode = failed === 0 ? 0 : 1
