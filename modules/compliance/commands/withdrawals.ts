import type { ComplianceCtx } from '../ctx.ts'
import { judgedState } from '../store/identities.ts'

/** Checks of a player's identity before money is paid out. */
export type Withdrawals = {
  /** Returns 1 if staff verified the player's identity, else 0. */
  kycLevel(playerId: string): Promise<0 | 1>
  /** Refuses the withdrawals of a player whose identity staff refused, until they accept it. */
  refuse(playerId: string): Promise<{ readonly error: 'kyc_required' } | null>
}

export function createWithdrawals({ database: { db } }: ComplianceCtx): Withdrawals {
  return {
    kycLevel: async (playerId) => ((await judgedState(db, playerId)) === 'verified' ? 1 : 0),
    refuse: async (playerId) =>
      (await judgedState(db, playerId)) === 'refused' ? { error: 'kyc_required' } : null,
  }
}
