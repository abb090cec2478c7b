import { Agent } from 'node:http'
import type { ProxyOptions } from 'vite'

/** Paths that the server answers itself. */
const SERVER_PATHS = ['/endpoint', '/data', '/dev', '/healthz', '/readyz']

/**
 * Passes requests on to the server at a port of this machine, over connections that are kept: the development
 * inbox is hidden from a proxy that closes each of them.
 */
export function serverProxy(port: number): Record<string, ProxyOptions> {
  // As an object: the short form would change the Host, which the server checks.
  const target = { target: `http://127.0.0.1:${port}` }
  const kept = { ...target, agent: new Agent({ keepAlive: true }) }
  const plain = Object.fromEntries(SERVER_PATHS.map((path) => [path, kept]))
  return { ...plain, '/ws': { ...target, ws: true } }
}
