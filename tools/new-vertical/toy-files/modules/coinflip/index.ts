import type { Registry } from '@poyraz/contract'
import type { Database, MigrationUnit } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import { addPlayers } from './api/players.ts'
import { addStaff } from './api/staff.ts'
import type { CoinflipCtx } from './ctx.ts'
import { listUnfinished } from './store/rounds.ts'

export const migrations: MigrationUnit = { name: 'coinflip', dir: new URL('./migrations/', import.meta.url) }

export type CoinflipDeps = Omit<CoinflipCtx, 'seeds'> & { readonly seedKey: Uint8Array }

export type Coinflip = {
  register(registry: Registry): void
  registerStaff(registry: Registry): void
}

export function createCoinflip({ seedKey, ...deps }: CoinflipDeps): Coinflip {
  const ctx = { ...deps, seeds: createSeedBox(seedKey) }
  return {
    register: (registry) => addPlayers(registry, ctx),
    registerStaff: (registry) => addStaff(registry, ctx),
  }
}

export function createCoinflipQueries({ db }: Database) {
  return { hasOpenRound: async (playerId: string) => (await listUnfinished(db, playerId)).length > 0 }
}
