import { Agent } from 'node:http'
import type { ProxyOptions } from 'vite'

/** Paths that the server answers itself. */
const SERVER_PATHS = ['/endpoint', '/data', '/dev', '/healthz', '/readyz']

/**
 * Proxies requests to the server at a local port over keep-alive connections: the development inbox is hidden
 * from a proxy that closes each connection.
 */
export function serverProxy(port: number): Record<string, ProxyOptions> {
  // As an object: the short form would change the Host header, which the server checks.
  const target = { target: `http://127.0.0.1:${port}` }
  const kept = { ...target, agent: new Agent({ keepAlive: true }) }
  const plain = Object.fromEntries(SERVER_PATHS.map((path) => [path, kept]))
  return { ...plain, '/ws': { ...target, ws: true } }
}
