import type { TestProject } from 'vitest/node'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
  }
}

/** One server for all journeys; each journey registers players of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess({ SPIN_INTERVAL_MS: '0' })
  project.provide('baseUrl', server.url)
  return () => server.stop()
}
