/**
 * The entry of every command: `node tools/bootstrap/run.js start|test|dev|bench|<script> [arguments]`.
 * It needs nothing but Node 24, or on Linux Node 20 or newer, beside which it brings a Node 24. It brings the
 * locked packages and hands over.
 */
import { ensureInstalled } from './install.js'
import { keepRunning } from './keep-running.js'
import { ensureNode } from './node.js'
import { environment, Failure, run, runServer } from './processes.js'

const SERVER = 'apps/server/main.ts'

/** What each command runs under Node 24, one after the other; the rest of the line goes to the last. */
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
