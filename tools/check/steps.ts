import { buildSites } from '../build/sites.ts'
import { installed, type Ran, run } from '../command.ts'

/** One named check; it counts as one test. */
export type Step = { readonly name: string; run(): Promise<Ran> }

const command = (name: string, ...line: readonly string[]): Step => ({ name, run: () => run(line) })
const own = (name: string, script: string): Step => command(name, process.execPath, script)

/** Checks that do not run the product; they take seconds. */
export const STATIC_STEPS: readonly Step[] = [
  command('types of the server', installed('tsc'), '-p', 'tsconfig.json'),
  command('types of the sites', installed('tsc'), '-p', 'tsconfig.web.json'),
  command('lint', installed('oxlint'), '--type-aware'),
  command('format', installed('biome'), 'check', '.'),
  own('tidy', 'tools/tidy/main.ts'),
  own('boundaries', 'tools/boundaries/main.ts'),
  own('OpenAPI', 'tools/openapi/main.ts'),
]

/** Steps at a time that keep two cores busy. */
export const STEPS_AT_ONCE = 2

export const DEAD_CODE_STEP = command('dead code', installed('knip'))

export const BUILD_STEP: Step = {
  name: 'build of the sites',
  run: () =>
    buildSites().then(
      () => ({ code: 0, output: '' }),
      (error: unknown) => ({ code: 1, output: error instanceof Error ? error.message : String(error) }),
    ),
}

/** Runs the steps, `atOnce` of them at a time, prints a line for each, and returns how many failed. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<number> {
  let failed = 0
  const waiting = steps.values()
  const runWaiting = async () => {
    for (const step of waiting) if (!(await runStep(step))) failed++
  }
  await Promise.all(Array.from({ length: atOnce }, runWaiting))
  return failed
}

async function runStep({ name, run }: Step): Promise<boolean> {
  const startMs = performance.now()
  const { code, output } = await run()
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(output)
  return code === 0
}
