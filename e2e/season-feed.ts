/** The season of the first league, with the champion and the first three places. */
export const SEASON = { id: 1_900, leagueId: 1, season: 1 }
const SEASON_ODDS = [9_000, 4_200, 3_100, 6_500, 15_000, 21_000, 34_000, 51_000]
const EACH_WAY = { places: 3, fraction: 5 }

export type SeasonFeed = {
  /** Sends the prices of the season, with or without the terms of each-way bets. */
  season(hasTerms: boolean): Promise<void>
  /** Settles the season: two teams share the third place. */
  settleSeason(winner: number, second: number, thirds: readonly [number, number]): Promise<void>
}

export const priced = (outcome: string, odds = 0) => ({
  outcome,
  odds,
  chance: Math.round(950_000_000 / odds),
})

const teamOutcome = (team: number) => `T${SEASON.leagueId * 100 + team}`

type Send = (type: string, message: Readonly<Record<string, unknown>>) => Promise<void>

/** Messages about the season, each sent with its event and sequence. */
export function seasonMessages(send: Send): SeasonFeed {
  return {
    season(hasTerms: boolean) {
      const outcomes = (oddsOf: (odds: number) => number) =>
        SEASON_ODDS.map((odds, team) => priced(teamOutcome(team), oddsOf(odds)))
      const winner = { market: 'WINNER', group: 'main', outcomes: outcomes((odds) => odds) }
      const place = {
        market: 'PLACE:3',
        group: 'main',
        outcomes: outcomes((odds) => 1_100 + (odds - 1_000) / 5),
      }
      const markets = [hasTerms ? { ...winner, eachWay: EACH_WAY } : winner, place]
      return send('odds_change', { state: 'upcoming', facts: null, markets })
    },
    settleSeason(winner: number, second: number, thirds: readonly [number, number]) {
      const resultsOf = (won: readonly number[], shared: readonly number[]) =>
        SEASON_ODDS.map((_, team) => ({
          outcome: teamOutcome(team),
          result: won.includes(team) || shared.includes(team) ? 'won' : 'lost',
          voidFactor: 0,
          ...(shared.includes(team) ? { deadHeat: { places: 1, tied: 2 } } : {}),
        }))
      const markets = [
        { market: 'WINNER', results: resultsOf([winner], []) },
        { market: 'PLACE:3', results: resultsOf([winner, second], thirds) },
      ]
      return send('bet_settlement', { markets })
    },
  }
}
