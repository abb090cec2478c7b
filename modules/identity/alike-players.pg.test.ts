import { transact } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { plansOf } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { newPlayer } from './fixtures/players.ts'
import { alikePlayers } from './store/alike-players.ts'

const PLAYERS = 3000

let harness: Harness
let playerId: string

/** Tables as they are after years, and the planner knows it. */
beforeAll(async () => {
  harness = await openHarness()
  playerId = (await newPlayer(harness)).uid
  const owner = new pg.Client({ connectionString: harness.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into identity.player (id, username, username_folded, password_hash, email, phone, identity_hash,
       identity_box, firstname, lastname, birth_date, country, city, address, language, sms_opt_in,
       email_opt_in, created_at)
     select gen_random_uuid(), 'many' || n, 'many' || n, '', 'many' || n || '@example.test',
       '+9055' || (50000000 + n), sha256(n::text::bytea), '', 'Ada', 'Soy' || n, '1980-01-01', 'TR', 'Van',
       'Sokak ' || n, 'tr', false, false, now()
     from generate_series(1, $1) n`,
    [PLAYERS],
  )
  await owner.query(
    `insert into identity.device (player_id, device_hash, first_seen_at, last_seen_at)
     select id, sha256(id::text::bytea), now(), now() from identity.player`,
  )
  await owner.query('analyze identity.player, identity.device')
  await owner.end()
})
afterAll(() => harness.close())

it('C06: look-alikes are found by indexes, not by reading every player', async () => {
  const plan = await plansOf(harness.database.db, (db) => alikePlayers(db, playerId))
  expect(plan).not.toContain('Seq Scan')
  const indexes = ['player_name_', 'player_mailbox', 'player_phone', 'player_identity', 'device_hash']
  for (const index of indexes) expect(plan).toContain(index)
})

it.each([
  ['Işıl ÇAĞLAYAN', 'isilcaglayan'],
  ['ışıl  çağlayan', 'isilcaglayan'],
  ['İ', 'i'],
  ['Kâğıt Sk. No:5/A', 'kagitskno5a'],
  ['Żółć', 'zołc'],
  ['Мария', 'мария'],
])('%s is folded to %s', async (text, folded) => {
  const { rows } = await sql<{ folded: string }>`select identity.fold(${text}) as folded`.execute(
    harness.database.db,
  )
  expect(rows[0]?.folded).toBe(folded)
})

it('an account is like another one that names its phone, which nobody has proven', async () => {
  const { uid: first, form } = await newPlayer(harness)
  const { uid: second } = await newPlayer(harness, { form: { phone: form.phone } })
  for (const [me, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const found = await alikePlayers(harness.database.db, me)
    expect(found).toEqual([{ playerId: other, reasons: ['phone'] }])
  }
})

it('an account is like the one whose expired claim of the identity number it took over', async () => {
  const { uid: first, form } = await newPlayer(harness)
  harness.clock.advance(7 * DAY_MS)
  const { uid: second } = await newPlayer(harness, { form: { identityNumber: form.identityNumber } })
  const found = await alikePlayers(harness.database.db, first)
  expect(found).toEqual([{ playerId: second, reasons: ['identity_number'] }])
})

it('a player alone is like nobody, and not like himself', async () => {
  const found = await transact(harness.database.db, (tx) => alikePlayers(tx, playerId))
  expect(found).toEqual([])
})
