import type { MigrationUnit } from '@poyraz/db'

export const migrations: MigrationUnit = { name: 'jobs', dir: new URL('./migrations/', import.meta.url) }
