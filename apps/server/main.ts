import { DatabaseStartError } from '@poyraz/db'
import { type Config, readConfig } from './config.ts'
import { StartError } from './errors.ts'
import { DEMO_PASSWORD, DEMO_PLAYERS } from './seed.ts'
import { type Server, startServer } from './server.ts'
import { startWatchdog } from './watchdog.ts'

/** Shutdown timeout; then the process exits. */
const STOP_TIMEOUT_MS = 8_000

const DEMO_LOGINS = DEMO_PLAYERS.map(({ username }) => `  Demo login    ${username} / ${DEMO_PASSWORD}`)

await main()

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (!config.ok) return fail(config.error)
  startWatchdog()
  try {
    const starting = startServer(config.value, { onLost: (error) => fail(error.message) })
    stopOnSignal(starting)
    announce(await starting, config.value)
    // A parent process with an IPC channel restarts us from now on. If the parent is gone, the send fails
    // silently.
    process.send?.('started', () => undefined)
  } catch (error) {
    if (error instanceof StartError || error instanceof DatabaseStartError) return fail(error.message)
    // Prints the stack only, because a database driver adds row values to its errors.
    return fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

/** Prints one line for the operator and exits with 1. */
function fail(line: string): void {
  process.stderr.write(`poyraz: ${line}\n`)
  process.exitCode = 1
  process.exit()
}

/** Stops the server on a signal. A signal during the start waits until the start has ended. */
function stopOnSignal(starting: Promise<Server>): void {
  let stopping = false
  const stop = () => {
    // A second signal exits at once.
    if (stopping) process.exit(130)
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(`stopping failed: ${String(error)}`),
      )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function announce({ url, metricsUrl }: Server, config: Config): void {
  const lines = [
    '',
    `  Poyraz        ${config.publicUrl?.origin ?? url}`,
    ...(config.devInbox ? [`  Mail and SMS  ${url}/dev/inbox`] : []),
    `  Protocol      ${url}/endpoint/v1/openapi.json`,
    ...(metricsUrl ? [`  Metrics       ${metricsUrl}`] : []),
    '',
    ...(config.demoPlayers ? DEMO_LOGINS : []),
    '',
    '  Play money only. Ctrl-C stops the server.',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
