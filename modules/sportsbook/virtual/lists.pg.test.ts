import { openDatabase } from '@poyraz/db'
import { createTestDatabase, plansOf } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listEvents } from '../store/events.ts'
import { syncLeagues } from '../store/fixtures.ts'
import { leagueIdOf, VIRTUAL_LEAGUES } from './leagues.ts'

const MATCHES = 2_000
const VIRTUAL_MATCHES = 20_000
const FINISHED = { states: ['finished'], limit: 20, offset: 0, newestFirst: true } as const

let test: Awaited<ReturnType<typeof createTestDatabase>>

/** Events as they are after a week in which somebody always watched the league, and the planner knows it. */
beforeAll(async () => {
  test = await createTestDatabase()
  const { db } = test.database
  await syncLeagues(db, VIRTUAL_LEAGUES)
  await sql`insert into sports.league (id, sport, name, country_tr, country_en, legs_min)
    select n, 'football', 'Lig ' || n, 'Türkiye', 'Türkiye', 1 from generate_series(1, 40) n`.execute(db)
  await sql`insert into sports.team (id, league_id, name, short, colors)
    select n, 1, 'Takım ' || n, 'T', '{#000000,#ffffff}' from generate_series(1, 2) n`.execute(db)
  await sql`insert into sports.event (id, league_id, season, home_id, away_id, starts_at, state)
    select n, 1 + n % 40, 1, 1, 2, now() - n * interval '5 minutes', 'finished'
    from generate_series(1, ${MATCHES}::integer) n`.execute(db)
  await sql`insert into sports.event (id, league_id, season, home_id, away_id, starts_at, state)
    select nextval('sports.virtual_event_id'), ${leagueIdOf('league')}::integer, n, 1, 2,
      now() - n * interval '30 seconds', 'finished'
    from generate_series(1, ${VIRTUAL_MATCHES}::integer) n`.execute(db)
  const owner = openDatabase({ url: test.ownerUrl, max: 1 })
  await sql`analyze sports.event, sports.league`.execute(owner.db)
  await owner.close()
})
afterAll(() => test.close())

it('lists of results leave virtual matches out', async () => {
  const { items, total } = await listEvents(test.database.db, FINISHED)
  expect(total).toBe(MATCHES)
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: FINISHED.limit }, (_, place) => place + 1))
})

it('C06: lists of results do not read virtual matches', async () => {
  const plan = await plansOf(test.database.db, (db) => listEvents(db, FINISHED))
  expect(plan).not.toContain('Seq Scan on event')
})
