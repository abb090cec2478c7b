import { HOUR_MS } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { applyFeed } from '../feed/apply.ts'
import { type Fixture, fixturesOf, type League, seasonStartMs } from '../simulator/calendar.ts'
import { messagesOf, type SimulatorSettings, secondsOf } from '../simulator/feed.ts'
import { playFixture } from '../simulator/sports.ts'
import { addEvents, knownEvents, type NewEvent, openFixtures } from '../store/fixtures.ts'

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
}
