import { kurus } from '@poyraz/kernel'
import type { ComplianceCtx } from './ctx.ts'
import { findIdentity } from './store/identities.ts'
import { listLimits } from './store/limits.ts'

/** Returns the protection settings that a player's profile shows. */
export async function shown({ database }: ComplianceCtx, playerId: string) {
  const [identity, limits] = await Promise.all([
    findIdentity(database.db, playerId),
    listLimits(database.db, playerId),
  ])
  return {
    kyc: identity?.state ?? 'none',
    limits: limits.map(({ kind, period, value }) => ({ kind, period: period ?? '', value: kurus(value) })),
  }
}
