/**
 * The entry of every command: `node tools/bootstrap/run.js start|test|dev|bench|<script> [arguments]`. It
 * needs only Node 24; on Linux, Node 20 or newer is enough, and it downloads Node 24. It installs the locked
 * packages and runs the command.
 */
import { ensureInstalled } from './install.js'
import { keepRunning } from './keep-running.js'
import { ensureNode } from './node.js'
import { environment, Failure, run, runServer } from './processes.js'

const SERVER = 'apps/server/main.ts'

/**
 * Scripts of each command, run one after the other under Node 24; the last one gets the remaining arguments.
 */
const COMMANDS = {
  start: ['tools/build/main.ts', SERVER],
  test: ['tools/check/test.ts'],
  check: ['tools/check/check.ts'],
  nightly: ['tools/build/main.ts', 'tools/check/nightly.ts'],
  dev: ['tools/dev/main.ts'],
  docs: ['apps/server/reference/write.ts', 'tools/traceability/main.ts'],
  bench: ['tools/build/main.ts', 'bench/run.ts'],
}

async function main([command = '', ...args]) {
  const scripts = COMMANDS[command] ?? [command]
  const node = await ensureNode()
  await ensureInstalled(node)
  for (const script of scripts) {
    const isLast = script === scripts.at(-1)
    const line = [script, ...(isLast ? args : [])]
    const code = script === SERVER ? await serve(node, line) : await run(node, line, environment(node))
    if (code !== 0) return code
  }
  return 0
}

function serve(node, line) {
  const say = (text) => process.stderr.write(`${text}\n`)
  return keepRunning(() => runServer(node, line, environment(node)), say)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Failure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
