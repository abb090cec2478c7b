import { casinoPlay } from '@poyraz/contract'
import { randomId, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { COIN, OTHER } from './testing/coin.ts'

/** Every seed is another one, and a round of three wins: that none of so many wins, or all do, never happens. */
const PLAYERS = 50
const PACE_MS = 2500
const TICK_MS = 25

let harness: Harness
let paced: Harness['call']
let owner: pg.Client

beforeAll(async () => {
  harness = await openHarness()
  paced = harness.callOf(PACE_MS)
  owner = new pg.Client({ connectionString: harness.test.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await harness.close()
})
beforeEach(() => harness.clock.advance(10_000))

const everybody = <T>(ids: readonly string[], work: (id: string) => Promise<T>) => Promise.all(ids.map(work))
const spin = (playerId: string, stake = 100, key = randomId()) =>
  paced(casinoPlay, { gameID: COIN.id, stake }, { playerId, key })
/** A round of the other game, so that the next one is not the player's first. */
const before = (playerId: string) => harness.play(playerId, 100, undefined, OTHER.id)
const pause = async () => harness.clock.advance(PACE_MS)

async function openRound(id: string): Promise<void> {
  await before(id)
  await sql`
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, state, key, created_at)
    select ${uuidv7(harness.clock.nowMs())}, player_id, ${COIN.id}, pair_id, 999, rules_hash, stake, 0, 0, '{}', '[]',
      'open', 'play:open', now()
    from casino.round where player_id = ${id}`.execute(harness.test.database.db)
}

type Kind = {
  readonly error: string
  /** Initial balance of the players. */
  readonly balance?: bigint
  prepare?(id: string): Promise<unknown>
  /** The call that is refused, where it is not a new round. */
  ask?(id: string): ReturnType<typeof spin>
  /** Takes away what it was refused for. */
  mend?(ids: readonly string[]): Promise<unknown>
  readonly nonce: number
}

const KEY = randomId()
const KINDS: readonly Kind[] = [
  {
    error: 'insufficient_funds',
    balance: 0n,
    mend: (ids) => everybody(ids, (id) => harness.deposit(id, 1000n)),
    nonce: 1,
  },
  { error: 'too_soon', prepare: before, mend: pause, nonce: 2 },
  {
    error: 'round_open',
    prepare: openRound,
    mend: async () => {
      await owner.query(`delete from casino.round where state = 'open'`)
      await pause()
    },
    nonce: 2,
  },
  {
    error: 'idempotency_conflict',
    prepare: (id) => spin(id, 100, KEY),
    ask: (id) => spin(id, 200, KEY),
    mend: pause,
    nonce: 2,
  },
  {
    // By the gate: this server does not know of it yet.
    error: 'game_disabled',
    prepare: () =>
      sql`
        insert into compliance.closure (scope, reason, closed_by, closed_at)
        values (${`game:${COIN.id}`}, 'test', 'test', now()) on conflict do nothing`.execute(
        harness.test.database.db,
      ),
    mend: () => sql`delete from compliance.closure`.execute(harness.test.database.db),
    nonce: 1,
  },
]

describe('a refusal', () => {
  it.each(KINDS)(
    'as $error is the same whatever was drawn, uses no nonce and leaves on a tick',
    async (kind) => {
      const { balance = 1000n, prepare, ask = spin, mend, nonce } = kind
      const ids = await Promise.all(Array.from({ length: PLAYERS }, () => harness.player(balance)))
      if (prepare) await everybody(ids, prepare)
      harness.held.length = 0
      const replies = await everybody(ids, (id) => ask(id))
      const told = replies.map((reply) => {
        const { data, ...refusal } = refused(reply)
        return JSON.stringify({ ...refusal, data: kind.error === 'round_open' ? null : data })
      })
      expect(new Set(told).size).toBe(1)
      expect(JSON.parse(told[0] ?? '')).toMatchObject({ error: kind.error })
      expect(harness.held).toEqual(Array<number>(PLAYERS).fill(TICK_MS))
      await mend?.(ids)
      harness.held.length = 0
      // The refused rounds, drawn but never shown; some of them win.
      const rounds = await everybody(ids, (id) => spin(id))
      const wins = rounds.map((reply) => reply.ok && reply.value.win > 0n)
      expect(new Set(wins)).toEqual(new Set([true, false]))
      expect(rounds.map((reply) => reply.ok && reply.value.fairness.nonce)).toEqual(ids.map(() => nonce))
      // A round that was played hides nothing, and waits for nothing.
      expect(harness.held).toEqual([])
    },
  )

  it('by a key that was used leaves on a tick, too: the round after it was drawn', async () => {
    const id = await harness.player(1000n)
    harness.held.length = 0
    const first = await spin(id, 100, KEY)
    expect(harness.held).toEqual([])
    expect(await spin(id, 100, KEY)).toEqual(first)
    expect(harness.held).toEqual([TICK_MS])
  })
})
