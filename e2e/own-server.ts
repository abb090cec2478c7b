import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readConfig, type Server, startServer } from '@poyraz/server'
import { createStaffDesk, STAFF_PASSWORD, type StaffDesk, totpOf } from '@poyraz/testkit/server'

const run = promisify(execFile)
const commandAt = (path: string) => fileURLToPath(new URL(`../apps/server/${path}`, import.meta.url))
const [MAINTENANCE, STAFF] = [commandAt('maintenance.ts'), commandAt('staff/main.ts')]

/** An authenticator has a new code after this time, and each code works once. */
const CODE_MS = 30_000

/** A server for one test, which may stop it, empty it or advance its clock. */
export type OwnServer = {
  readonly url: string
  readonly context: Server['context']
  /** Advances the clock of the server. */
  passMs(ms: number): void
  /** Runs `npm run maintenance`; `until` is an ISO time. */
  maintenance(state: 'on' | 'off', until?: string): Promise<void>
  /**
   * Runs `npm run staff` as the account of this name and returns its output; throws if the command is
   * refused.
   */
  staff(name: string, ...args: string[]): Promise<string>
  /** Returns a client of the back office that is signed in as the account of this name. */
  staffClient(name: string): ReturnType<StaffDesk['client']>
  /** Returns what the account of this name types to sign in; its clock has passed the last code. */
  staffLogin(name: string): Promise<{ readonly password: string; readonly code: string }>
  stop(): Promise<void>
}

/**
 * Starts the product in this process, with an embedded database of its own; `settings` are environment
 * variables.
 */
export async function startOwnServer(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-own-'))
  const env = { PORT: '0', METRICS_PORT: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  const config = readConfig({ ...env, ...settings })
  if (!config.ok) throw new Error(config.error)
  // The test runner sets MODE to a value of its own.
  const commandEnv = { ...process.env, MODE: 'play', DATA_DIR: dataDir }
  const command = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    run(process.execPath, args, { env: { ...commandEnv, ...env } })
  let passedMs = 0
  const server = await startServer(config.value, { clock: { nowMs: () => Date.now() + passedMs } })
  const desk = createStaffDesk(server)
  return {
    url: server.url,
    context: server.context,
    passMs(ms) {
      passedMs += ms
    },
    async maintenance(state, until) {
      await command([MAINTENANCE, state, ...(until === undefined ? [] : [until])])
    },
    async staff(name, ...args) {
      const { session } = await desk.client(name)
      const env = { STAFF_SESSION: session ?? '', BACKOFFICE_URL: server.url }
      return (await command([STAFF, ...args], env)).stdout
    },
    staffClient: (name) => desk.client(name),
    async staffLogin(name) {
      const { secret } = await desk.account(name)
      passedMs += CODE_MS
      return { password: STAFF_PASSWORD, code: totpOf(server, secret) }
    },
    async stop() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
