import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '@poyraz/db'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { ROOT } from '../repository.ts'
import { serverProxy } from './server-proxy.ts'

/**
 * Runs server and sites with hot reload at one address. The player site is served there; all other requests
 * go to the studio site or to the server, which restarts when a file of its own changes.
 */
const PORT_DEFAULT = 8080

const port = Number(process.env['PORT'] ?? PORT_DEFAULT)
const url = `http://localhost:${port}`
const [serverPort, studioPort] = await Promise.all([freePort(), freePort()])
// The Vite configurations of the sites read the server's port from here.
process.env['PORT'] = String(serverPort)

const server = startServer()
const sites = await Promise.all([startStudio(), startPlayer()])
console.log(`Poyraz with hot reload: ${url}`)

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void stop())
server.once('exit', (code) => void stop(code ?? 1))

async function stop(code = 0): Promise<void> {
  process.exitCode ??= code
  await Promise.all(sites.map((site) => site.close()))
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { PUBLIC_URL: url, METRICS_PORT: 'off', ...process.env, PORT: String(serverPort) },
  })
}

function startStudio(): Promise<ViteDevServer> {
  return startSite('studio', { base: '/studio/', server: { port: studioPort } })
}

function startPlayer(): Promise<ViteDevServer> {
  const studio = { target: `http://127.0.0.1:${studioPort}`, ws: true }
  const proxy = { ...serverProxy(serverPort), '/studio': studio }
  return startSite('player', { server: { port, proxy } })
}

async function startSite(name: string, config: InlineConfig): Promise<ViteDevServer> {
  const root = join(ROOT, 'apps', name)
  const site = await createServer({
    ...config,
    root,
    configFile: join(root, 'vite.config.ts'),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', strictPort: true, ...config.server },
  })
  return site.listen()
}
