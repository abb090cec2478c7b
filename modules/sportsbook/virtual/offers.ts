import { scoreModel } from '@poyraz/betting/football'
import type { Language } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { LEAGUE_PAIRS, type VirtualCard, type VirtualResult } from '@poyraz/games/virtual'
import { presentEvent } from '../api/present-event.ts'
import { presentOutright } from '../api/present-outright.ts'
import type { SportsCtx } from '../ctx.ts'
import { applyIn } from '../feed/apply.ts'
import type { FeedFacts, FeedMarket, FeedResult } from '../feed/messages.ts'
import { simulatorDraws } from '../simulator/draws.ts'
import { findListed, isMatch, readEvents } from '../store/events.ts'
import { addVirtualEvents, hasLegs, moveVirtualEvents, virtualEventIds } from '../store/virtual.ts'
import {
  championMarkets,
  matchFacts,
  matchMarkets,
  matchStates,
  settleChampion,
  settleMatch,
} from './league-markets.ts'
import { leagueIdOf, teamIdOf, VIRTUAL_TEAMS } from './leagues.ts'
import { raceMarkets, settleRace } from './race-markets.ts'

/** Sequences of the messages about a virtual event: its prices, its start, its end. */
const [OPENED, STARTED, ENDED] = [0, 1, 2]
/** Chances of the champion come from public draws: they are no secret. */
const PUBLIC_KEY = new Uint8Array(32)

/** A round with its card. */
type CardedRound = VirtualCard & { readonly roundId: string }
/** A round to be offered; `number` is its place in the chain, and bets end at `endsAt`. */
type OfferedRound = CardedRound & { readonly number: number; readonly endsAt: Date }
type DecidedRound = VirtualResult & { readonly roundId: string }

/** Bets on the rounds of virtual games. Each call belongs to the transaction of the step of the round. */
export type RoundOffers = ReturnType<typeof createRoundOffers>

export function createRoundOffers(ctx: SportsCtx) {
  return {
    /** Offers bets on a round. Called again, it moves the end of the bets. */
    open: (tx: Tx, round: OfferedRound) => open(ctx, tx, round),
    /** Returns true if a coupon bets on the round. */
    hasBets: async (tx: Tx, roundId: string) => hasLegs(tx, await virtualEventIds(tx, roundId)),
    /** Ends the bets. */
    start: (tx: Tx, roundId: string) => start(ctx, tx, roundId),
    /** Settles the bets; the coupons follow after the commit. */
    settle: (tx: Tx, round: DecidedRound) => settle(ctx, tx, round),
    /** Voids all bets on the round. */
    cancel: (tx: Tx, roundId: string) => cancel(ctx, tx, roundId),
    /** Presents who takes part in a round, and the bets on it. */
    show: (round: CardedRound, lang: Language) => show(ctx, round, lang),
  }
}

/** Ids of the runners or teams of a card in their order. */
function idsOf({ game, card }: CardedRound): readonly number[] {
  const places = game === 'league' ? card.teams : card.runners
  return places.map(({ id }) => teamIdOf(game, id))
}

async function open(ctx: SportsCtx, tx: Tx, round: OfferedRound): Promise<void> {
  const { roundId, game, number, endsAt: startsAt } = round
  const known = await virtualEventIds(tx, roundId)
  if (known.length > 0) return moveVirtualEvents(tx, known, startsAt)
  const ids = idsOf(round)
  const pairs = game === 'league' ? LEAGUE_PAIRS : []
  const matches = pairs.map(([home, away]) => ({ homeId: ids[home] ?? null, awayId: ids[away] ?? null }))
  const sides = [...matches, { homeId: null, awayId: null }]
  const events = await addVirtualEvents(tx, { roundId, leagueId: leagueIdOf(game), number, startsAt, sides })
  const states = game === 'league' ? matchStates(round.card) : []
  const models = states.map(scoreModel)
  const last: readonly FeedMarket[] =
    round.game === 'league'
      ? championMarkets(ids, models, simulatorDraws(PUBLIC_KEY, 'virtual-league', number))
      : raceMarkets({ ids, card: round.card })
  for (const [place, eventId] of events.entries()) {
    const joint = states[place] ?? null
    const model = models[place]
    const markets = model ? matchMarkets(model) : last
    const base = { eventId, sequence: OPENED, facts: null, state: 'upcoming' } as const
    await applyIn(ctx, tx, { ...base, type: 'odds_change', markets, joint })
  }
}

async function start(ctx: SportsCtx, tx: Tx, roundId: string): Promise<void> {
  for (const eventId of await virtualEventIds(tx, roundId))
    await applyIn(ctx, tx, { eventId, sequence: STARTED, type: 'bet_stop', state: 'live', facts: null })
}

async function settle(ctx: SportsCtx, tx: Tx, round: DecidedRound): Promise<void> {
  const ids = idsOf(round)
  const eventIds = await virtualEventIds(tx, round.roundId)
  const events = new Map((await readEvents(tx, eventIds)).map((event) => [event.id, event]))
  for (const [place, eventId] of eventIds.entries()) {
    const markets = (events.get(eventId)?.markets ?? []).map((market) => ({
      market: market.market,
      results: resultsOf(round, ids, place, market),
    }))
    await applyIn(ctx, tx, { eventId, sequence: ENDED, type: 'bet_settlement', markets })
    const facts = factsOf(round, place)
    await applyIn(ctx, tx, { eventId, sequence: ENDED, type: 'bet_stop', state: 'finished', facts })
  }
}

function resultsOf(
  round: DecidedRound,
  ids: readonly number[],
  place: number,
  market: FeedMarket,
): readonly FeedResult[] {
  if (round.game !== 'league') return settleRace(market, ids, round.outcome)
  const match = round.outcome.matches[place]
  return match ? settleMatch(market.market, match) : settleChampion(market.market, ids, round.outcome)
}

function factsOf(round: DecidedRound, place: number): FeedFacts | null {
  const match = round.game === 'league' ? round.outcome.matches[place] : undefined
  return match ? matchFacts(match) : null
}

async function cancel(ctx: SportsCtx, tx: Tx, roundId: string): Promise<void> {
  const eventIds = await virtualEventIds(tx, roundId)
  for (const { id: eventId, markets } of await readEvents(tx, eventIds)) {
    const names = markets.map(({ market }) => market)
    const base = { eventId, sequence: ENDED } as const
    await applyIn(ctx, tx, { ...base, type: 'bet_cancel', markets: names, from: null, to: null })
    await applyIn(ctx, tx, { ...base, type: 'bet_stop', state: 'cancelled', facts: null })
  }
}

async function show(ctx: SportsCtx, round: CardedRound, lang: Language) {
  const { db } = ctx.database
  const events = await findListed(db, await virtualEventIds(db, round.roundId))
  const outright = events.find((event) => !isMatch(event))
  return {
    runners: idsOf(round).map((id) => {
      const team = VIRTUAL_TEAMS.get(id)
      return { teamID: id, name: team?.name ?? '', colors: [...(team?.colors ?? [])] }
    }),
    matches: events.filter(isMatch).map((event) => presentEvent(event, lang, true)),
    outright: outright ? presentOutright(outright, lang) : null,
  }
}
