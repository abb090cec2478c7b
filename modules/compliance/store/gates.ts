import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { GATED, type Gated } from '../profile.ts'

/** The error code of each denied product. */
export type Denials = Readonly<Partial<Record<Gated, DenialCode>>>
export type DenialCode = 'jurisdiction' | 'excluded' | 'under_age' | 'kyc_required' | 'play_stopped'

/** The gate row of a player, which SQL functions check for every bet and deposit; see migration 001. */
export type Gate = {
  readonly active: boolean
  readonly closedAt: Date | null
  readonly excluded: boolean
  readonly timedOutUntil: Date | null
  readonly denials: Denials
  readonly locationUntil: Date | null
  readonly realityMinutes: number
  readonly playingSince: Date | null
  readonly realityDue: boolean
  /** Time played today (Istanbul), in ms. */
  readonly playedMs: number
}

const GATE = (at: Date) => sql`
  select active, closed_at as "closedAt", excluded, timed_out_until as "timedOutUntil", denials,
    location_until as "locationUntil", reality_minutes as "realityMinutes", reality_due as "realityDue",
    case when last_bet_at > ${at}::timestamptz - interval '15 minutes' then playing_since end as "playingSince",
    case when play_day >= compliance.window_start('day', ${at}) then played_ms else 0 end::float8 as "playedMs"
  from compliance.gate`

/** Locks the player's gate row until the transaction ends; bets and deposits wait. Creates a missing row. */
export async function lockGate(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
}

/** Returns the player's gate row; `undefined` if there is none yet, so that the initial values apply. */
export async function findGate(db: Db, playerId: string, at: Date): Promise<Gate | undefined> {
  const { rows } = await sql<Gate>`${GATE(at)} where player_id = ${playerId}`.execute(db)
  return rows[0]
}

export async function setReality(tx: Tx, playerId: string, minutes: number): Promise<void> {
  await sql`
    update compliance.gate set reality_minutes = ${minutes} where player_id = ${playerId}`.execute(tx)
}

/** Acknowledges a due reality check and restarts its interval. False if none was due. */
export async function acknowledge(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update compliance.gate set reality_due = false, playing_since = ${at}
    where player_id = ${playerId} and reality_due returning player_id`.execute(tx)
  return rows.length > 0
}

export async function setTimedOut(tx: Tx, playerId: string, until: Date): Promise<void> {
  await sql`
    update compliance.gate set timed_out_until = greatest(timed_out_until, ${until})
    where player_id = ${playerId}`.execute(tx)
}

/** Updates the gate's `excluded` column from the exclusions; time-outs have their own column. */
export async function followExclusions(tx: Tx, playerId: string): Promise<void> {
  await sql`
    update compliance.gate g set excluded = exists (
      select from compliance.exclusion e
      where e.player_id = g.player_id and e.kind <> 'time_out' and e.lifted_at is null)
    where g.player_id = ${playerId}`.execute(tx)
}

export async function setClosed(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update compliance.gate set closed_at = coalesce(closed_at, ${at}) where player_id = ${playerId}`.execute(
    tx,
  )
}

/** Returns the players whose accounts are closing but still active. */
export async function closingPlayers(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select player_id from compliance.gate where closed_at is not null and active`.execute(db)
  return rows.map((row) => row.player_id)
}

export type ReviewResult = {
  readonly denials: Denials
  readonly slotStakeMax: bigint | null
  readonly locationUntil: Date | null
}

const STOPPED: Denials = Object.fromEntries(GATED.map((product) => [product, 'play_stopped']))

/** Stores the result of a review. The denials of a player stopped by staff do not change. */
export async function storeReview(tx: Tx, playerId: string, result: ReviewResult): Promise<void> {
  await sql`
    update compliance.gate
    set denials = case when stopped_at is null then ${JSON.stringify(result.denials)}::jsonb else denials end,
      slot_stake_max = ${result.slotStakeMax},
      location_until = ${result.locationUntil}
    where player_id = ${playerId}`.execute(tx)
}

/**
 * Denies every product and deposits. The gate must be locked. False if there is no gate or it was already
 * stopped.
 */
export async function stopPlay(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update compliance.gate set stopped_at = ${at}, denials = ${JSON.stringify(STOPPED)}::jsonb
    where player_id = ${playerId} and stopped_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends a stop; the caller must review the player next. False if the player was not stopped. */
export async function resumePlay(tx: Tx, playerId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update compliance.gate set stopped_at = null
    where player_id = ${playerId} and stopped_at is not null`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends dormancy at sign-in: a dormant player would get no bonus. */
export async function wake(db: Db, playerId: string): Promise<void> {
  await sql`
    update compliance.gate set dormant_since = null
    where player_id = ${playerId} and dormant_since is not null`.execute(db)
}

/** Marks exactly these players as dormant. Returns those who were not dormant before. */
export async function setDormant(tx: Tx, unseen: readonly string[], at: Date): Promise<readonly string[]> {
  await sql`
    update compliance.gate set dormant_since = null
    where dormant_since is not null and player_id <> all (${unseen}::uuid[])`.execute(tx)
  const { rows } = await sql<{ player_id: string }>`
    update compliance.gate set dormant_since = ${at}
    where dormant_since is null and player_id = any (${unseen}::uuid[]) returning player_id`.execute(tx)
  return rows.map((row) => row.player_id)
}

/** Returns the profile id that SQL functions use. */
export async function readProfile(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ profile: string }>`select profile from compliance.rules`.execute(db)
  return rows[0]?.profile
}

/**
 * Stores the profile's values for SQL functions, once at start. If the profile changed, resets the results of
 * earlier reviews for all players; stops by staff remain.
 */
export async function writeRules(
  tx: Tx,
  rules: { profile: string; firstDenials: Denials; realityMinutes: number },
): Promise<void> {
  const firstDenials = JSON.stringify(rules.firstDenials)
  await sql`
    update compliance.gate
    set denials = case when stopped_at is null then ${firstDenials}::jsonb else denials end,
      slot_stake_max = null, location_until = null
    where exists (select from compliance.rules where profile <> ${rules.profile})`.execute(tx)
  await sql`
    update compliance.rules
    set profile = ${rules.profile}, first_denials = ${firstDenials}::jsonb,
      reality_minutes = ${rules.realityMinutes}`.execute(tx)
}
