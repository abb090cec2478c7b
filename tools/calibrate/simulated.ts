import type { Fixture } from '../../modules/sportsbook/simulator/calendar.ts'
import { SIMULATED_SPORTS } from '../../modules/sportsbook/simulator/sports.ts'
import type { FairMarket } from '../../packages/betting/markets/fair.ts'
import type { Sport } from '../../packages/contract/index.ts'
import type { Forecast } from './scores.ts'

type Calibrated = {
  readonly sport: Sport
  readonly leagueId: number
  readonly markets: readonly string[]
}

/** Markets that are compared with the truth of the simulator. */
export const CALIBRATED: readonly Calibrated[] = [
  { sport: 'football', leagueId: 1, markets: ['FT_1X2', 'FT_OU:2.5', 'FT_BTTS'] },
  { sport: 'basketball', leagueId: 11, markets: ['ML'] },
  { sport: 'tennis', leagueId: 13, markets: ['MW'] },
  { sport: 'volleyball', leagueId: 16, markets: ['MW'] },
  { sport: 'ice_hockey', leagueId: 18, markets: ['REG_1X2'] },
  { sport: 'esports', leagueId: 20, markets: ['MW'] },
]

const TEAMS = 12
/** Price changes until the kick-off, after which prices have no error. */
const LAST_CHANGE = 96
const KEY = new Uint8Array(32).fill(19)

/** The same teams at the same strength: only the match is another one. */
export function fixtureOf(leagueId: number, pair: number, replay: number): Fixture {
  const home = pair % TEAMS
  const other = (home + 1 + (Math.floor(pair / TEAMS) % (TEAMS - 1))) % TEAMS
  return {
    id: leagueId * 10_000_000 + pair * 10_000 + replay,
    sport: CALIBRATED.find((one) => one.leagueId === leagueId)?.sport ?? 'football',
    leagueId,
    season: 1 + Math.floor(pair / (TEAMS * (TEAMS - 1))),
    homeId: leagueId * 100 + 1 + home,
    awayId: leagueId * 100 + 1 + other,
    startsAtMs: 0,
  }
}

export type Calibration = {
  readonly sport: Sport
  readonly market: string
  /** By the first prices, which have the simulator's error, and by those at the kick-off. */
  readonly opening: readonly Forecast[]
  readonly last: readonly Forecast[]
}

export type Size = { readonly pairs: number; readonly replays: number }

/** Plays matches of pairs of teams again and again, and counts the outcomes beside the chances of the model. */
export function calibrate(
  { sport, leagueId, markets }: Calibrated,
  { pairs, replays }: Size,
): readonly Calibration[] {
  const found = markets.map((market) => ({
    sport,
    market,
    opening: [] as Forecast[],
    last: [] as Forecast[],
  }))
  for (let pair = 0; pair < pairs; pair++) {
    const matches = Array.from({ length: replays }, (_, replay) =>
      SIMULATED_SPORTS[sport].play(KEY, fixtureOf(leagueId, pair, replay)),
    )
    const [first] = matches
    const prices = [0, LAST_CHANGE].map((drift) => first?.pricesBefore(drift) ?? [])
    const ends = matches.map((match) => match.at(match.seconds))
    for (const { market, opening, last } of found) {
      const [early, late] = prices.map((all) => all.find(({ key }) => key === market))
      if (early === undefined || late === undefined) continue
      const counts = late.outcomes.map(
        ({ outcome }) => ends.filter(({ settle }) => settle(market, outcome) === 'won').length,
      )
      opening.push({ chances: chancesOf(early, late), counts })
      last.push({ chances: chancesOf(late, late), counts })
    }
  }
  return found
}

/** Returns the chances of the outcomes in the order of another price of the market. */
const chancesOf = (market: FairMarket, { outcomes }: FairMarket) =>
  outcomes.map(({ outcome }) => market.outcomes.find((one) => one.outcome === outcome)?.chance ?? 0)
