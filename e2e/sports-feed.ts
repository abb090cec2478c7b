import { DAY_MS, istanbulDay, istanbulDayStartMs } from '@poyraz/kernel'
import { type SportsProvider, startSportsProvider } from '@poyraz/testkit/sports-provider'
import { MODELLED } from './modelled-match.ts'
import { priced, SEASON, type SeasonFeed, seasonMessages } from './season-feed.ts'

const HALF_DAY_MS = DAY_MS / 2
const ALIVE_EVERY_MS = 2_000

/** Leagues of the scripted provider; their teams are numbered from the hundred of the league. */
const LEAGUES = [
  {
    id: 1,
    name: 'Kıyı Ligi',
    teams: ['Akçay', 'Bozburun', 'Cumalı', 'Dalyan', 'Eğirdir', 'Foça', 'Gölcük', 'Hisar'],
  },
  {
    id: 2,
    name: 'Yayla Ligi',
    teams: [
      'Ilgaz',
      'Karçal',
      'Lalapaşa',
      'Munzur',
      'Olukça',
      'Pınarbaşı',
      'Savur',
      'Tuzla',
      'Ulukaya',
      'Yenice',
    ],
  },
] as const

export type FeedEvent = { readonly id: number; readonly home: string; readonly away: string }

/** A provider with two leagues: two live matches, and those of the next day. Prices change by the test alone. */
export type ScriptedFeed = SeasonFeed & {
  readonly url: string
  readonly upcoming: readonly FeedEvent[]
  /** The Istanbul day on which the upcoming matches are played. */
  readonly day: string
  readonly live: readonly FeedEvent[]
  /** Sends the matches with their first prices. */
  open(): Promise<void>
  /** Sends the odds of the home win, the draw and the away win. */
  odds(event: FeedEvent, odds: Odds): Promise<void>
  /** Settles the full-time result. */
  settle(event: FeedEvent, winner: '1' | 'X' | '2'): Promise<void>
  rollBack(event: FeedEvent): Promise<void>
  /** Sends several markets with the model behind their prices, so that a bet builder can combine them. */
  model(event: FeedEvent): Promise<void>
  /** Settles whether both teams scored; `null` voids it. */
  settleBothScore(event: FeedEvent, outcome: 'Y' | 'N' | null): Promise<void>
  cancel(event: FeedEvent): Promise<void>
  close(): Promise<void>
}
type Odds = readonly [home: number, draw: number, away: number]

const FIRST_ODDS: Odds = [2_000, 3_300, 3_600]
const MARKET = 'FT_1X2'
const OUTCOMES = ['1', 'X', '2'] as const

export async function startScriptedFeed(): Promise<ScriptedFeed> {
  const provider = await startSportsProvider({ aliveEveryMs: ALIVE_EVERY_MS })
  const [first, second, ...upcoming] = [...matches(0, 4), ...matches(1, 5)]
  if (!first || !second) throw new Error('no matches')
  const live = [first, second]
  const messages = messagesOf(provider, live)
  const day = istanbulDay(Date.now() + DAY_MS)
  return {
    url: provider.url,
    upcoming,
    day,
    live,
    async open() {
      await provider.send(fixtures([...live, ...upcoming], day))
      for (const event of [...live, ...upcoming]) await messages.odds(event, FIRST_ODDS)
      await messages.season(true)
    },
    ...messages,
    close: () => provider.close(),
  }
}

function messagesOf({ send }: SportsProvider, live: readonly FeedEvent[]) {
  let sequence = 0
  const about = (type: string, event: { readonly id: number }) => ({
    type,
    eventId: event.id,
    sequence: (sequence += 1),
  })
  return {
    odds(event: FeedEvent, odds: Odds) {
      const outcomes = OUTCOMES.map((outcome, place) => priced(outcome, odds[place]))
      const markets = [{ market: MARKET, group: 'main', outcomes }]
      return send({ ...about('odds_change', event), ...stateOf(live.includes(event)), markets })
    },
    settle(event: FeedEvent, winner: string) {
      const results = OUTCOMES.map((outcome) => ({
        outcome,
        result: outcome === winner ? 'won' : 'lost',
        voidFactor: 0,
      }))
      return send({ ...about('bet_settlement', event), markets: [{ market: MARKET, results }] })
    },
    model: (event: FeedEvent) =>
      send({ ...about('odds_change', event), ...stateOf(live.includes(event)), ...MODELLED }),
    settleBothScore(event: FeedEvent, outcome: 'Y' | 'N' | null) {
      const results = ['Y', 'N'].map((one) => ({
        outcome: one,
        result: one === outcome ? 'won' : 'lost',
        voidFactor: outcome === null ? 1 : 0,
      }))
      return send({ ...about('bet_settlement', event), markets: [{ market: 'FT_BTTS', results }] })
    },
    rollBack: (event: FeedEvent) => send({ ...about('rollback_bet_settlement', event), markets: [MARKET] }),
    cancel: (event: FeedEvent) =>
      send({ ...about('bet_cancel', event), markets: [MARKET], from: null, to: null }),
    ...seasonMessages((type, message) => send({ ...about(type, SEASON), ...message })),
  }
}

/** Pairs the teams of a league. */
function matches(league: number, count: number): readonly FeedEvent[] {
  const { id, teams } = LEAGUES[league] ?? LEAGUES[0]
  return Array.from({ length: count }, (_, match) => ({
    id: id * 1_000 + match + 1,
    home: teams[2 * match] ?? '',
    away: teams[2 * match + 1] ?? '',
  }))
}

function fixtures(events: readonly FeedEvent[], day: string): Parameters<SportsProvider['send']>[0] {
  return {
    type: 'fixtures',
    leagues: LEAGUES.map(({ id, name, teams }) => ({
      id,
      name,
      sport: 'football',
      countryTr: 'Türkiye',
      countryEn: 'Türkiye',
      legsMin: 1,
      teams: teams.map((team, place) => ({
        id: id * 100 + place,
        name: team,
        short: team.slice(0, 3).toLocaleUpperCase('tr'),
        colors: ['#b3202a', '#f4efe6'],
      })),
    })),
    events: events.map(({ id }, place) => ({
      id,
      leagueId: Math.floor(id / 1_000),
      season: 1,
      homeId: Math.floor(id / 1_000) * 100 + 2 * ((id % 1_000) - 1),
      awayId: Math.floor(id / 1_000) * 100 + 2 * ((id % 1_000) - 1) + 1,
      startsAt: new Date(istanbulDayStartMs(day) + HALF_DAY_MS + place * 60_000).toISOString(),
    })),
    outrights: [{ ...SEASON, startsAt: new Date(istanbulDayStartMs(day) + HALF_DAY_MS).toISOString() }],
  }
}

const NO_GOALS = { home: 0, away: 0 }

function stateOf(isLive: boolean) {
  if (!isLive) return { state: 'upcoming', facts: null }
  const clock = { period: '1', seconds: 600, at: new Date().toISOString(), running: true, speed: 1 }
  const facts = { score: NO_GOALS, periods: [NO_GOALS], redCards: NO_GOALS, clock, incidents: [], stats: [] }
  return { state: 'live', facts }
}
