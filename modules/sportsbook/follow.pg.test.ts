import { sportsFollow, sportsFollowed, sportsUnfollow } from '@poyraz/contract'
import { runWaiting, syncQueues } from '@poyraz/jobs'
import { DAY_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedFacts } from './feed/messages.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await syncQueues(h.books.database, h.sportsbook.jobs)
})
afterAll(() => h.close())

const listOf = async (playerId: string) => {
  const reply = await h.call(sportsFollowed, {}, { playerId })
  return reply.ok ? reply.value.eventIDs : reply.error.error
}
const follow = (playerId: string, eventID: number) =>
  h.call(sportsFollow, { eventID }, { playerId, key: randomId() })
const unfollow = (playerId: string, eventID: number) =>
  h.call(sportsUnfollow, { eventID }, { playerId, key: randomId() })
const deliver = () => runWaiting(h.books.database, h.sportsbook.jobs, (error) => expect.fail(String(error)))

type Goals = readonly (readonly [home: number, away: number])[]

/** Sends the score of a live match after each of its goals so far. */
async function score(eventId: number, goals: Goals, state: 'live' | 'finished' = 'live') {
  const scores = goals.map(([home, away]) => ({ home, away }))
  const facts: FeedFacts = {
    score: scores.at(-1) ?? { home: 0, away: 0 },
    periods: [],
    redCards: { home: 0, away: 0 },
    clock: null,
    incidents: scores.map((one) => ({ kind: 'goal', side: null, seconds: 60, score: one, text: null })),
    stats: [],
  }
  await h.send({ type: 'bet_stop', eventId, sequence: h.nextSequence(), state, facts })
}

it('lists followed matches, the newest first, until they are over', async () => {
  const player = await h.player(0)
  const [first, second] = [await h.event(), await h.event()]
  await follow(player, first)
  h.clock.advance(1)
  expect(await follow(player, second)).toMatchObject({ ok: true, value: { eventIDs: [second, first] } })
  expect(await unfollow(player, second)).toMatchObject({ value: { eventIDs: [first] } })
  expect(await unfollow(player, second)).toMatchObject({ ok: true })
  expect(await listOf(await h.player(0))).toEqual([])
  await score(first, [], 'finished')
  expect(await listOf(player)).toEqual([])
  expect(await follow(player, first)).toMatchObject({ error: { error: 'not_found' } })
  expect(await follow(player, 999_999)).toMatchObject({ error: { error: 'not_found' } })
})

it('takes 50 matches at most, and the same one again', async () => {
  const player = await h.player(0)
  const events: number[] = []
  for (let count = 0; count < 51; count++) events.push(await h.event())
  for (const event of events.slice(0, 50)) expect(await follow(player, event)).toMatchObject({ ok: true })
  const refused = { error: { error: 'follow_limit', data: { most: 50 } } }
  expect(await follow(player, events[50] ?? 0)).toMatchObject(refused)
  expect(await follow(player, events[0] ?? 0)).toMatchObject({ ok: true })
  expect(await listOf(player)).toHaveLength(50)
})

it('tells each follower of a goal once, with the score, and nobody else', async () => {
  const [one, other, stranger] = [await h.player(0), await h.player(0), await h.player(0)]
  const eventId = await h.event()
  await follow(one, eventId)
  await follow(other, eventId)
  await follow(stranger, await h.event())
  h.goals.length = 0
  await score(eventId, [])
  await score(eventId, [[1, 0]])
  await deliver()
  await score(eventId, [[1, 0]])
  await deliver()
  const goal = { eventId, homeScore: 1, awayScore: 0 }
  expect(h.goals).toHaveLength(2)
  expect(new Set(h.goals.map(({ playerId }) => playerId))).toEqual(new Set([one, other]))
  expect(h.goals[0]).toMatchObject(goal)
  expect(h.goals[0]?.home).not.toBe('')
})

it('does not tell a goal that was taken back, and of two goals at once the last score', async () => {
  const player = await h.player(0)
  const eventId = await h.event()
  await follow(player, eventId)
  h.goals.length = 0
  await score(eventId, [])
  await score(eventId, [[0, 1]])
  await score(eventId, [])
  await deliver()
  expect(h.goals).toEqual([])
  await score(eventId, [[0, 1]])
  await score(eventId, [
    [0, 1],
    [0, 2],
  ])
  await deliver()
  expect(h.goals.map(({ awayScore }) => awayScore)).toEqual([2])
})

it('tells all of many followers', async () => {
  const eventId = await h.event()
  await sql`insert into sports.followed_match (player_id, event_id, at)
    select gen_random_uuid(), ${eventId}, now() from generate_series(1, 450)`.execute(h.db)
  h.goals.length = 0
  await score(eventId, [])
  await score(eventId, [[1, 0]])
  while ((await deliver()) > 0);
  expect(new Set(h.goals.map(({ playerId }) => playerId)).size).toBe(450)
})

it('forgets who followed a match a week after it', async () => {
  const player = await h.player(0)
  const eventId = await h.event()
  await follow(player, eventId)
  await score(eventId, [], 'finished')
  h.clock.advance(8 * DAY_MS)
  await h.run('sports.purge')
  const { rows } = await sql`select from sports.followed_match where event_id = ${eventId}`.execute(h.db)
  expect(rows).toEqual([])
})
