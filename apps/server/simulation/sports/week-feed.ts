import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS, SECOND_MS, systemClock } from '@poyraz/kernel'
import { type Fixture, fixturesOf, type League, messagesOf, playFixture } from '@poyraz/sportsbook/simulator'
import type { ProviderMessage, SportsProvider } from '@poyraz/testkit/sports-provider'
import { createRandom, type Random } from '../random.ts'
import { isKnown, MAIN_MARKETS } from './settle-again.ts'
import type { WeekClock } from './week-clock.ts'
import { count, type Match, type Offered, type SportsWorld } from './world.ts'

export type WeekFeedOptions = {
  readonly seed: number
  readonly leagues: readonly League[]
  readonly days: number
  /** Rounds of each league in a day. */
  readonly rounds: number
  /** Real length of a day and of a match. */
  readonly dayMs: number
  readonly matchMs: number
  readonly startMs: number
}

type SimulatorMessage = ReturnType<typeof messagesOf>[number]
type Correction = 'corrected' | 'cancelled' | 'restored'

/** A match as its provider knows it. */
export type Scheduled = {
  readonly match: Match
  readonly fixture: Fixture
  readonly speed: number
  readonly correction: Correction | null
  readonly later: ProviderMessage[]
  sequence: bigint
  readonly undecided: Set<string>
  nextAtMs: number
}

const STEP_MS = 2_500
const TICK_MS = 100
/** Prices are there for this part of a day before the kick-off. */
const OFFERED_DAYS = 0.9
const ALIVE_EVERY_MS = 3 * SECOND_MS
/** Virtual start of the week: a Monday. */
const WEEK_MS = Date.parse('2026-03-02T00:00:00Z')
/** Shares of matches by what the feed corrects, of a hundred. */
const CORRECTIONS: readonly (readonly [Correction, number])[] = [
  ['corrected', 6],
  ['cancelled', 4],
  ['restored', 3],
]
/** Of a hundred messages this many are repeated, contradicted under their own number, or go backwards. */
const REPEATED_PERCENT = 2
const CONTRADICTED_PERCENT = 1
const BACKWARDS_PERCENT = 1

/** Schedules the matches of a week of the league simulator, compressed to real time. */
export function scheduleWeek(options: WeekFeedOptions): readonly Scheduled[] {
  const { seed, leagues, days, rounds, dayMs, matchMs, startMs } = options
  const key = keyOf(seed)
  const random = createRandom(seed)
  return Array.from({ length: days * rounds }, (_, round) =>
    leagues.flatMap((league, place) => {
      const fromMs = WEEK_MS + Math.floor((round / rounds) * DAY_MS)
      const day = Math.floor(round / rounds) + ((round % rounds) + place / leagues.length) / rounds
      const startsAtMs = Math.round(startMs + (day + OFFERED_DAYS) * dayMs)
      return fixturesOf(league, fromMs, fromMs + DAY_MS / 12).map((virtual): Scheduled => {
        const fixture = { ...virtual, startsAtMs }
        return {
          match: {
            id: fixture.id,
            sport: league.sport,
            legsMin: league.legsMin,
            state: 'upcoming',
            offered: [],
            final: null,
            cancelled: new Set(),
            staff: new Map(),
            isVoid: false,
          },
          fixture,
          speed: playFixture(key, fixture).seconds / (matchMs / SECOND_MS),
          correction: correctionOf(random),
          later: [],
          sequence: -1n,
          undecided: new Set(),
          nextAtMs: startsAtMs - Math.floor(OFFERED_DAYS * dayMs),
        }
      })
    }),
  ).flat()
}

const keyOf = (seed: number) => new Uint8Array(hash('sha256', `week ${seed}`, 'buffer'))

function correctionOf(random: Random): Correction | null {
  let dice = random.below(100)
  for (const [name, share] of CORRECTIONS) {
    if (dice < share) return name
    dice -= share
  }
  return null
}

/** Events of one message. */
const FIXTURES_MAX = 1_000

/** Returns the messages that announce leagues and matches. */
export function fixturesOfWeek(
  leagues: readonly League[],
  scheduled: readonly Scheduled[],
): readonly ProviderMessage[] {
  const events = scheduled.map(({ fixture }) => {
    const { id, leagueId, season, homeId, awayId, startsAtMs } = fixture
    return { id, leagueId, season, homeId, awayId, startsAt: new Date(startsAtMs).toISOString() }
  })
  return Array.from({ length: Math.ceil(events.length / FIXTURES_MAX) }, (_, page) => ({
    type: 'fixtures',
    leagues: page === 0 ? leagues : [],
    events: events.slice(page * FIXTURES_MAX, (page + 1) * FIXTURES_MAX),
  }))
}

/** Stops the feed for a time, as a provider that breaks down. */
export type Stall = { readonly fromMs: number; readonly ms: number; readonly noticedMs: number }

type Playing = { readonly seed: number; readonly random: Random; readonly clock: WeekClock }

/**
 * Plays the feed until all matches are over and all corrections are sent. Time goes on once the server has
 * applied what was sent.
 */
export async function playFeed(
  world: SportsWorld,
  provider: SportsProvider,
  scheduled: readonly Scheduled[],
  { seed, clock, stall }: Pick<Playing, 'seed' | 'clock'> & { readonly stall: Stall | null },
): Promise<void> {
  const playing = { seed, clock, random: createRandom(seed + 1) }
  let left = [...scheduled]
  let isStallOver = stall === null
  while (left.length > 0) {
    if (stall !== null && !isStallOver && clock.nowMs() >= stall.fromMs) {
      await beSilent(world, clock, stall)
      isStallOver = true
    }
    for (const one of left) if (one.nextAtMs <= clock.nowMs()) step(world, provider, one, playing)
    left = left.filter(({ match, later }) => match.state !== 'finished' || later.length > 0)
    await applied(provider)
    await sleep(TICK_MS)
    clock.advance()
  }
}

/** Waits until the server has applied all messages; meanwhile the provider says that it is there. */
async function applied(provider: SportsProvider): Promise<void> {
  const alive = setInterval(() => provider.alive(), ALIVE_EVERY_MS)
  await provider.settled()
  clearInterval(alive)
}

async function beSilent(world: SportsWorld, clock: WeekClock, { ms, noticedMs }: Stall): Promise<void> {
  const startMs = systemClock.nowMs()
  for (let passedMs = 0; passedMs < ms; passedMs = systemClock.nowMs() - startMs) {
    world.isStalled = passedMs >= noticedMs
    await sleep(TICK_MS)
    clock.advance()
  }
  world.isStalled = false
  count(world, 'feed stalls')
}

function step(
  world: SportsWorld,
  provider: SportsProvider,
  one: Scheduled,
  { seed, random, clock }: Playing,
): void {
  const nowMs = clock.nowMs()
  const { match, fixture, speed, later } = one
  // Before the kick-off prices come once, at the first step.
  const isWaiting = nowMs < fixture.startsAtMs && one.sequence >= 0n
  one.nextAtMs = isWaiting ? fixture.startsAtMs : nowMs + STEP_MS
  if (match.state === 'finished') {
    const [message] = later.splice(0, 1)
    if (message) post(world, provider, message)
    return
  }
  const known = { sequence: one.sequence, markets: [...one.undecided] }
  for (const message of messagesOf({ key: keyOf(seed), speed }, fixture, known, nowMs)) {
    const sent = take(one, message)
    if (sent === null) continue
    post(world, provider, sent)
    spoil(world, provider, { match, random, sent })
  }
}

type Spoiled = { readonly match: Match; readonly random: Random; readonly sent: ProviderMessage }

/** Sends what a broken provider sends: repetitions, contradictions, and news from the past. */
function spoil(world: SportsWorld, provider: SportsProvider, { match, random, sent }: Spoiled): void {
  const dice = random.below(100)
  if (match.state !== 'live' || dice >= REPEATED_PERCENT + CONTRADICTED_PERCENT + BACKWARDS_PERCENT) return
  if (dice < REPEATED_PERCENT) {
    count(world, 'feed: repeated')
    provider.resend(provider.newest() - 1)
  } else if (dice < REPEATED_PERCENT + CONTRADICTED_PERCENT) {
    count(world, 'feed: contradicted')
    provider.sendRaw(JSON.stringify({ ...sent, sequence: 0, number: provider.newest() }))
  } else {
    count(world, 'feed: backwards')
    provider.post({ type: 'bet_stop', eventId: match.id, sequence: 0, state: 'live', facts: null })
  }
}

function post(world: SportsWorld, provider: SportsProvider, message: ProviderMessage): void {
  count(world, `feed: ${message.type}`)
  provider.post(message)
}

/** Notes what a message says, and returns it as it is sent; corrections are put off. */
function take(one: Scheduled, message: SimulatorMessage): ProviderMessage | null {
  const { match, undecided } = one
  one.sequence = BigInt(message.sequence)
  if (message.type === 'odds_change') {
    const markets = message.markets.filter(({ market }) => isKnown(match.sport, market))
    for (const { market } of markets) undecided.add(market)
    match.state = message.state === 'live' ? 'live' : 'upcoming'
    match.offered = markets.map(({ market, outcomes }): Offered => ({ market, outcomes }))
    return { ...message, markets }
  }
  if (message.type === 'bet_settlement') {
    for (const { market } of message.markets) undecided.delete(market)
    return settled(one, message)
  }
  if (message.type !== 'bet_stop') return message
  match.offered = []
  if (message.state === 'finished') end(one, message)
  return message
}

function end({ match }: Scheduled, { facts }: Extract<SimulatorMessage, { type: 'bet_stop' }>): void {
  match.state = 'finished'
  if (facts === null) return
  const happened = (wanted: string) => facts.incidents.some(({ kind }) => kind === wanted)
  const told = { isRetired: happened('retired'), isChanged: happened('format') }
  match.final = { sport: match.sport, score: facts.score, periods: facts.periods, ...told }
}

/** Sends a wrong result of the main market first, or cancels the market, if that is the fate of the match. */
function settled(
  { match, correction, later }: Scheduled,
  message: Extract<SimulatorMessage, { type: 'bet_settlement' }>,
): ProviderMessage {
  const main = MAIN_MARKETS[match.sport]
  const right = message.markets.find(({ market }) => market === main)
  if (right === undefined || correction === null) return message
  const { eventId, sequence } = message
  const about = (type: string, after: number) => ({ type, eventId, sequence: sequence + after })
  if (correction !== 'corrected') {
    const markets = [main]
    later.push({ ...about('bet_cancel', 1), markets, from: null, to: null })
    if (correction === 'restored') later.push({ ...about('rollback_bet_cancel', 2), markets })
    else match.cancelled.add(main)
    return message
  }
  const { results } = right
  const wrong = results.map((one, place) => ({
    ...(results[(place + 1) % results.length] ?? one),
    outcome: one.outcome,
  }))
  later.push({ ...about('rollback_bet_settlement', 1), markets: [main] })
  later.push({ ...about('bet_settlement', 2), markets: [right] })
  const markets = message.markets.map((one) => (one === right ? { market: main, results: wrong } : one))
  return { ...message, markets }
}
