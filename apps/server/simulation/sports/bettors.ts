import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Procedure } from '@poyraz/contract'
import { assert, DAY_MS, eachOf, kurus, randomId, systemClock, uuidv7 } from '@poyraz/kernel'
import { fund } from '@poyraz/testkit'
import { createClient, type WireReply } from '@poyraz/testkit/server'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { createCaller, nameOf } from '../caller.ts'
import { makePlayers } from '../people.ts'
import type { Player } from '../world.ts'
import { type Bettor, count, fault, type SportsWorld } from './world.ts'

/** Play money of a bettor and amount of a free bet, in kuruş. */
export const START_KURUS = 2_000_000n
const FREE_BET_KURUS = 2_000
/** Every tenth bettor has one. */
const FREE_BET_EVERY = 10
const AT_ONCE = 16
const PAUSE_MS = 50
const ATTEMPTS_MAX = 2_000
/** Of a hundred calls this many are sent again after their reply, as if it had been lost. */
const LOST_PERCENT = 2

type Making = { readonly context: Context; readonly url: string; readonly seed: number }

/** Makes bettors with play money and a session; every tenth one has a free bet. */
export async function makeBettors({ context, url, seed }: Making, many: number): Promise<readonly Bettor[]> {
  const call = createCaller(context.register)
  const people = await makePlayers({ context, call, seed }, many)
  await context.ledger.openHouse('house:bonus')
  const bettors: Bettor[] = []
  await eachOf(people, AT_ONCE, async (person) => {
    await fund(context, person.id, START_KURUS)
    const freeBetId = person.index % FREE_BET_EVERY === 0 ? await giveFreeBet(context, person.id) : null
    const client = createClient(url)
    client.session = await openSession(context, person)
    const { id, random } = person
    bettors[person.index] = { id, client, random, freeBetId, placed: [], sales: [], keys: 0, isBusy: false }
  })
  return bettors
}

/** Gives the session of a player a cookie, as a login does. */
async function openSession({ database: { pool } }: Context, { id: uid, sessionId }: Player) {
  const [sid, device] = [randomUUID(), randomUUID()]
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  await pool.query('update identity.session set device_hash = $2 where id = $1', [sessionId, sha256(device)])
  await pool.query('insert into identity.sid (sid_hash, session_id) values ($1, $2)', [
    sha256(sid),
    sessionId,
  ])
  return { uid, sid, device }
}

async function giveFreeBet({ database: { pool } }: Context, playerId: string): Promise<string> {
  const [id, atMs] = [uuidv7(systemClock.nowMs()), systemClock.nowMs()]
  const bonus = {
    id,
    player_id: playerId,
    offer_id: 1,
    period: randomId(),
    kind: 'free_bet',
    amount: FREE_BET_KURUS,
    wagering: 0,
    weights: {},
    max_stake: FREE_BET_KURUS,
    cash_out_max: 1_000 * FREE_BET_KURUS,
    sticky: false,
    flags: [],
    based_on: [],
    granted_at: new Date(atMs),
    expires_at: new Date(atMs + DAY_MS),
  }
  await pool.query(
    'select promotions.grant_bonus(jsonb_populate_record(null::promotions.bonus, $1::jsonb))',
    [JSON.stringify(bonus)],
  )
  return id
}

export const freeBetStake = kurus(FREE_BET_KURUS)

type Answer<P extends Procedure> = Pick<WireReply<z.input<P['item']>>, 'result' | 'error' | 'data'>

/**
 * Asks until the answer is definite, under one key: a server that is killed or starts gives none. Some
 * answers are asked for again, and must be the same.
 */
export async function ask<P extends Procedure>(
  world: SportsWorld,
  bettor: Bettor,
  procedure: P,
  input: z.input<P['input']>,
): Promise<Answer<P>> {
  bettor.keys += 1
  const key = `week-${bettor.id}-${bettor.keys}`
  const once = () => bettor.client.call(procedure, input, procedure.write ? { key } : {})
  const reply = await untilDefinite(world, once)
  count(world, `${nameOf(procedure)}: ${reply.error ?? 'done'}`)
  if (procedure.write && reply.result && bettor.random.below(100) < LOST_PERCENT) {
    const again = await untilDefinite(world, once)
    const same =
      (again.data as { couponID?: string }).couponID ===
      (reply.data as typeof again.data & { couponID?: string }).couponID
    if (!again.result || !same) fault(world, `${key}: another answer when it was repeated (${again.error})`)
    count(world, 'repeated under their key')
  }
  return reply as Answer<P>
}

async function untilDefinite<Reply extends { readonly result: boolean; readonly error: string | null }>(
  world: SportsWorld,
  once: () => Promise<Reply>,
): Promise<Reply> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const reply = await once().catch(() => null)
    // A stopping server replies without an envelope.
    if (reply !== null && typeof reply.result === 'boolean' && reply.error !== 'unavailable') return reply
    count(world, 'attempts without an answer')
    await sleep(PAUSE_MS)
  }
  assert(false, 'a server answers within two minutes')
}
