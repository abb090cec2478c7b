import { type Database, type Tx, transact } from '@poyraz/db'
import { type Clock, type Kurus, kurus, sqlTime } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { OpenBet, Restake } from './bets.ts'

/** Pauses and limits of play, which end no bet whose stake was taken. */
const PAUSES = ['reality_check', 'limit_reached:session:day']

type Gated = Pick<OpenBet, 'playerId' | 'product' | 'item'>

/** Questions about a bet whose stake was taken before. They keep the player's gate locked. */
export function createGates({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return {
    async noteRefused(bet: Gated, { error }: { readonly error: string }) {
      if (error === 'reality_check') await transact(database.db, (tx) => noteReality(tx, bet, sqlTime(clock)))
    },
    async keptOutIn(tx: Tx, bet: Gated) {
      const reason = await gateReason(tx, bet, sqlTime(clock))
      return reason !== null && !PAUSES.includes(reason)
    },
    restakeBarredIn: (tx: Tx, restake: Restake) => isRestakeBarred(tx, restake, sqlTime(clock)),
  }
}

/**
 * Makes a reality check due that refused a bet and was rolled back with it. Otherwise the player could not
 * acknowledge it, and no bet would be taken until a break.
 */
export async function noteReality(tx: Tx, bet: Gated, at: Date | null): Promise<void> {
  await gateReason(tx, bet, at)
}

/** A reality check does not bar: it waits for the end of the round (R44). */
async function isRestakeBarred(tx: Tx, restake: Restake, at: Date | null): Promise<boolean> {
  const reason = await gateReason(tx, restake, at)
  if (reason !== null && reason !== 'reality_check') return true
  const { betId, playerId, stake } = restake
  const { rows } = await sql`
    select from wagering.bet
    where id = ${betId} and bonus_id is not null and ${stake}::bigint > promotions.stake_max(${playerId})`.execute(
    tx,
  )
  return rows.length > 0
}

async function gateReason(
  tx: Tx,
  { playerId, product, item, stake = kurus(0) }: Gated & { readonly stake?: Kurus },
  at: Date | null,
): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`select reason from compliance.admit_bets(
    array[row(1, ${playerId}::uuid, null, ${product}, ${item}, ${stake}::bigint)::compliance.bet_input],
    coalesce(${at}::timestamptz, clock_timestamp()))`.execute(tx)
  return rows[0]?.reason ?? null
}
