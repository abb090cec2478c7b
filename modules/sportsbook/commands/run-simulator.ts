import { transact } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { applyFeed, applyIn } from '../feed/apply.ts'
import type { FeedScore } from '../feed/messages.ts'
import { type Fixture, fixturesOf, type League, outrightOf, seasonStartMs } from '../simulator/calendar.ts'
import { messagesOf, type SimulatorSettings, secondsOf } from '../simulator/feed.ts'
import { seasonStep, sequenceOf } from '../simulator/outrights.ts'
import { playFixture } from '../simulator/sports.ts'
import { addEvents, knownEvents, type NewEvent, openFixtures } from '../store/fixtures.ts'
import { addOutrights, moveOutright, type OpenOutright, openOutrights, scoresOf } from '../store/outrights.ts'

/** Events are offered this long before their kick-off. */
const HORIZON_MS = 12 * HOUR_MS
/** Events of one statement. */
const BATCH = 200

export type Simulator = SimulatorSettings & { readonly leagues: readonly League[] }

/**
 * Adds the fixtures of the horizon, and the earlier ones of the running season with their results, so that
 * tables are complete.
 */
export async function addFixtures(ctx: SportsCtx, simulator: Simulator): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  const { db } = ctx.database
  for (const league of simulator.leagues) {
    const fixtures = fixturesOf(league, seasonStartMs(league, nowMs), nowMs + HORIZON_MS)
    const known = await knownEvents(
      db,
      fixtures.map(({ id }) => id),
    )
    const missing = fixtures.filter(({ id }) => !known.has(id))
    for (let from = 0; from < missing.length; from += BATCH)
      await addEvents(
        db,
        missing.slice(from, from + BATCH).map((fixture) => newEvent(simulator, fixture, nowMs)),
      )
  }
  const football = simulator.leagues.filter(({ sport }) => sport === 'football')
  await addOutrights(
    db,
    football.map((league) => outrightOf(league, nowMs)),
  )
}

function newEvent({ key, speed }: SimulatorSettings, fixture: Fixture, nowMs: number): NewEvent {
  const seconds = secondsOf(fixture, nowMs, speed)
  if (seconds < 0) return { ...fixture, state: 'upcoming', facts: null }
  const match = playFixture(key, fixture)
  if (seconds < match.seconds) return { ...fixture, state: 'upcoming', facts: null }
  const facts = match.at(match.seconds).facts({ atMs: fixture.startsAtMs, speed })
  return { ...fixture, state: 'finished', facts }
}

/** Applies the messages of the simulator up to now. On `signal` it stops after the current event. */
export async function runSimulator(ctx: SportsCtx, simulator: Simulator, signal: AbortSignal): Promise<void> {
  const nowMs = ctx.clock.nowMs()
  for (const fixture of await openFixtures(ctx.database.db, new Date(nowMs), new Date(nowMs + HORIZON_MS))) {
    if (signal.aborted) return
    const messages = messagesOf(simulator, fixture, fixture, ctx.clock.nowMs())
    for (const message of messages) await applyFeed(ctx, message)
  }
  for (const outright of await openOutrights(ctx.database.db)) {
    if (signal.aborted) return
    await runSeason(ctx, simulator, outright)
  }
}

/** Applies what the simulator says about the bets on a season by now. */
async function runSeason(ctx: SportsCtx, simulator: Simulator, outright: OpenOutright): Promise<void> {
  const { key, speed, leagues } = simulator
  const nowMs = ctx.clock.nowMs()
  const league = leagues.find(({ id }) => id === outright.leagueId)
  if (league === undefined || BigInt(sequenceOf(league, outright, nowMs, speed)) <= outright.sequence) return
  const scores = await scoresOf(ctx.database.db, outright)
  const scoreOf = (fixture: Fixture) => scores.get(fixture.id) ?? finalScore(key, fixture)
  const { messages, until } = seasonStep(simulator, league, outright, scoreOf, nowMs)
  await transact(ctx.database.db, async (tx) => {
    // Prices count until the next kick-off only, also if no message stops them then.
    if (until !== null) await moveOutright(tx, outright.id, until)
    for (const message of messages) await applyIn(ctx, tx, message)
  })
}

/** Final score of a match that is over, but not stored: its end was missed, or is applied later. */
function finalScore(key: Uint8Array, fixture: Fixture): FeedScore {
  const match = playFixture(key, fixture)
  return match.at(match.seconds).facts({ atMs: fixture.startsAtMs, speed: 1 }).score
}
