import type { TestProject } from 'vitest/node'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
  }
}

/** Starts one server for all end-to-end tests; each test registers its own players. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess({ SPIN_INTERVAL_MS: '0' })
  project.provide('baseUrl', server.url)
  return () => server.stop()
}
