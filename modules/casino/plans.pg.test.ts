import type { Db, Tx } from '@poyraz/db'
import { DAY_MS, uuidv7 } from '@poyraz/kernel'
import { plansOf } from '@poyraz/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { addAfter } from './store/returns.ts'
import { firstIdOf, listRounds } from './store/rounds.ts'
import { lockPairs, readPairs } from './store/seed-pairs.ts'

const PLAYERS = 3000
const DAYS = 150
const ROUNDS_OF_A_DAY = 2
const PLAYERS_OF_A_DAY = 200

let harness: Harness
let playerId: string

/** Tables as they are after years, and the planner knows it. */
beforeAll(async () => {
  harness = await openHarness()
  playerId = uuidv7(harness.clock.nowMs())
  const owner = new pg.Client({ connectionString: harness.test.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into casino.seed_pair (id, player_id, state, commitment, sealed_seed, server_seed, client_seed,
       activated_at)
     select gen_random_uuid(), player, state, encode(sha256((player || state || n)::bytea), 'hex'), '\\x00',
       case when state = 'revealed' then repeat('a', 64) end, 'lale', now()
     from (select gen_random_uuid() as player from generate_series(2, $1)
           union all select $2::uuid) players,
       (values ('active', 1), ('next', 1), ('revealed', 1), ('revealed', 2), ('revealed', 3)) pairs (state, n)`,
    [PLAYERS, playerId],
  )
  // Ids begin with their ms, as `uuidv7` makes them.
  await owner.query(
    `insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
       outcome, streams, state, key, created_at)
     select (lpad(to_hex(at_ms), 12, '0') || '7000' || substr(md5(n::text || player), 1, 16))::uuid, player, 901,
       gen_random_uuid(), 1, '', 100, 0, 0, '{}', '[]', 'closed', 'play:' || n,
       to_timestamp(at_ms / 1000.0)
     from (select gen_random_uuid() as player from generate_series(2, $5)
           union all select $1::uuid) players,
       (select n, $2::bigint - n * $3::bigint as at_ms from generate_series(0, $4) n) times`,
    [playerId, harness.clock.nowMs(), DAY_MS / ROUNDS_OF_A_DAY, DAYS * ROUNDS_OF_A_DAY, PLAYERS_OF_A_DAY],
  )
  await owner.query('analyze casino.seed_pair, casino.round')
  await owner.end()
})
afterAll(() => harness.close())

describe("a player's pairs", () => {
  it.each([
    ['read', readPairs],
    ['locked', (db: Db, id: string) => lockPairs(db as Tx, id)],
  ] as const)('are %s by their index', async (_, find) => {
    const plan = await plansOf(harness.test.database.db, (db) => find(db, playerId))
    expect(plan).toContain('seed_pair_live')
    expect(plan).not.toContain('Seq Scan')
  })
})

it("the history of a player's last days reads these days alone", async () => {
  const nowMs = harness.clock.nowMs()
  const page = { playerId, gameId: null, from: new Date(nowMs - 7 * DAY_MS), to: null, limit: 20, offset: 0 }
  const plan = await plansOf(harness.test.database.db, (db) => listRounds(db, page))
  expect(plan).not.toContain('Seq Scan on round')
  // Once for the page and once for its count.
  expect(plan.match(/Index Cond: \(\(player_id = .* AND \(id >= /g)).toHaveLength(2)
})

it('rounds that the watch of returns has not read are read by their ids', async () => {
  const series = [{ gameId: 901, rulesHash: 'a', kind: 'paid', most: 1 }] as const
  const [lastId, endId] = [1, 0].map((days) => firstIdOf(harness.clock.nowMs() - days * DAY_MS)) as [
    string,
    string,
  ]
  const plan = await plansOf(harness.test.database.db, (db) => addAfter(db, series, lastId, endId))
  expect(plan).toContain('round_pkey')
  expect(plan).not.toContain('Seq Scan on round')
})
