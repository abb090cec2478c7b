import { SIMULATED_LEAGUES } from '../../modules/sportsbook/simulator/calendar.ts'
import { simulatedFootball } from '../../modules/sportsbook/simulator/football/index.ts'
import type { FairMarket } from '../../packages/betting/markets/index.ts'
import { offer } from '../../packages/betting/prices/index.ts'
import { fixtureOf } from './simulated.ts'

const LEAGUE = 1
const KEY = new Uint8Array(32).fill(23)
const MARGIN = { book: 1.05, method: 'power' } as const
/** Price changes before the opening and the closing odds. */
const [OPENING, CLOSING] = [24, 96]
/** Year of the first season. */
const SEASON = 2019
const DAY_MS = 86_400_000
const START_MS = Date.parse('2020-01-01T00:00:00Z')
const COLUMNS = [
  'Div,Season,Date,Time,HomeTeam,AwayTeam,MatchID,FTHG,FTAG,HTHG,HTAG',
  'S1H,S1D,S1A,S1>2.5,S1<2.5,S1CH,S1CD,S1CA,S1C>2.5,S1C<2.5',
].join(',')

/** Returns a file of simulated football matches with their results and odds, in the format of the feed. */
export function seasonFile(matches: number): string {
  const teams = new Map(SIMULATED_LEAGUES[LEAGUE - 1]?.teams.map(({ id, name }) => [id, name]))
  const lines = Array.from({ length: matches }, (_, number) => {
    const fixture = fixtureOf(LEAGUE, number, 0)
    const match = simulatedFootball.play(KEY, fixture)
    const end = match.at(match.seconds).facts({ atMs: 0, speed: 1 })
    const [first] = end.periods
    const day = new Date(START_MS + Math.floor(number / 6) * DAY_MS).toISOString().slice(0, 10)
    const sides = [teams.get(fixture.homeId), teams.get(fixture.awayId)]
    const goals = [end.score.home, end.score.away, first?.home, first?.away]
    const odds = [OPENING, CLOSING].flatMap((drift) => oddsOf(match.pricesBefore(drift)))
    return ['SIM', SEASON + fixture.season, day, '20:00', ...sides, `m${number}`, ...goals, ...odds].join(',')
  })
  return `${[COLUMNS, ...lines].join('\n')}\n`
}

/** Odds of the result and of 2.5 goals; a market without all of its odds has none. */
function oddsOf(prices: readonly FairMarket[]): readonly string[] {
  return (['FT_1X2', 'FT_OU:2.5'] as const).flatMap((key) => {
    const count = key === 'FT_1X2' ? 3 : 2
    const fair = prices.find((one) => one.key === key)
    const outcomes = (fair && offer(fair, MARGIN))?.outcomes ?? []
    const odds = outcomes.map(({ oddsMilli }) => (oddsMilli / 1000).toFixed(2))
    return odds.length === count ? odds : Array.from({ length: count }, () => '')
  })
}
