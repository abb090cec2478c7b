import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, startPostgres } from '@poyraz/db'
import { migrationUnits } from '@poyraz/server/migrations'
import type { TestProject } from 'vitest/node'

/**
 * Test databases do not outlive a run, so writes do not wait for the disk. Tests of durability start their
 * own servers.
 */
const SETTINGS = {
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/** One embedded server for all database tests of a run; its migrated database is the template they clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-test-'))
  const postgres = await startPostgres({ dataDir, settings: SETTINGS })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await migrate(postgres.urls.owner, migrationUnits)
  } catch (error) {
    await stop()
    throw error
  }
  const { superuser, owner, app } = postgres.urls
  const template = new URL(owner).pathname.slice(1)
  project.provide('testServer', { superuserUrl: superuser, ownerUrl: owner, appUrl: app, template })
  return stop
}
