import { sportsSearch } from '@poyraz/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await sql`insert into sports.league (id, sport, name, name_en, country_tr, country_en, legs_min)
    values (901, 'football', 'Kıyı Ligi', 'Shore League', 'Türkiye', 'Turkey', 1)`.execute(h.db)
  await sql`insert into sports.team (id, league_id, name, short, colors)
    values (90101, 901, 'Çağlayan İdman', 'ÇAĞ', '{#111111,#222222}'),
      (90102, 901, 'Ilgaz', 'ILG', '{#111111,#222222}')`.execute(h.db)
})
afterAll(() => h.close())

async function found(text: string, limit = 20, lang: 'tr' | 'en' = 'tr') {
  const reply = await h.call(sportsSearch, { text, limit, offset: 0 }, { lang })
  if (!reply.ok || !('items' in reply.value)) throw new Error('the search answers a page')
  return reply.value.items.filter(({ leagueID }) => leagueID === 901)
}

it('finds leagues, teams and open matches by folded letters and with a typing error', async () => {
  const eventID = await h.event()
  await sql`update sports.event set league_id = 901, home_id = 90101, away_id = 90102
    where id = ${eventID}`.execute(h.db)
  expect(await found('kiyi')).toMatchObject([
    { kind: 'league', id: 901, name: 'Kıyı Ligi', country: 'Türkiye', startsAt: null },
    { kind: 'match', id: eventID },
  ])
  expect(await found('shore', 20, 'en')).toMatchObject([
    { kind: 'league', name: 'Shore League' },
    { kind: 'match', id: eventID, leagueName: 'Shore League' },
  ])
  expect(await found('shore')).toMatchObject([{ name: 'Kıyı Ligi' }, { leagueName: 'Kıyı Ligi' }])
  expect(await found('CAGLAYAN')).toMatchObject([
    { kind: 'team', id: 90101, leagueName: 'Kıyı Ligi' },
    { kind: 'match', id: eventID, name: 'Çağlayan İdman – Ilgaz', state: 'upcoming' },
  ])
  expect((await found('ılgas')).map(({ kind }) => kind)).toEqual(['team', 'match'])
  expect(await found('zzzz')).toEqual([])
  await h.send({
    type: 'bet_stop',
    eventId: eventID,
    sequence: h.nextSequence(),
    state: 'finished',
    facts: null,
  })
  expect((await found('ilgaz')).map(({ kind }) => kind)).toEqual(['team'])
})
