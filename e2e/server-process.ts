import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@poyraz/db'

const READY_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 20_000
const MAIN = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))

export type ServerProcess = {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
  /** Ends the process without notice, like a crash; its data directory stays until `stop`. */
  kill(): Promise<void>
}

/**
 * Starts the product as `npm start` does, in a process of its own with a data directory of its own; `env` may
 * name others, and the port.
 */
export async function startServerProcess(env: Record<string, string> = {}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-e2e-'))
  const port = env['PORT'] ?? (await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = collectOutput(child)
  const url = `http://localhost:${port}`
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  await waitUntilReady(url, child, output).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      await stopProcess(child)
      await removeData()
    },
    async kill() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Returns a function that returns the end of what the process has written. */
function collectOutput(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8000)
    })
  }
  return () => output
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready:\n${output()}`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(late)
}
