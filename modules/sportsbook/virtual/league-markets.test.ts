import { scoreModel } from '@poyraz/betting/football'
import { drawResult, type LeagueCard, type LeagueOutcome, type VirtualResult } from '@poyraz/games/virtual'
import { expect, it } from 'vitest'
import { simulatorDraws } from '../simulator/draws.ts'
import {
  championMarkets,
  matchFacts,
  matchMarkets,
  matchStates,
  settleChampion,
  settleMatch,
} from './league-markets.ts'

const CARD: LeagueCard = { teams: [6, 0, 5, 3].map((strength, id) => ({ id, strength })) }
const IDS = [31, 32, 33, 34]
const KEY = new Uint8Array(32).fill(5)
const SEASONS = 6_000
const MODELS = matchStates(CARD).map(scoreModel)

const PLAYED = Array.from({ length: SEASONS }, (_, season): LeagueOutcome => {
  const result: VirtualResult = drawResult(
    { game: 'league', card: CARD },
    simulatorDraws(KEY, 'season', season),
  )
  if (result.game !== 'league') throw new Error('a league is a league')
  return result.outcome
})

/** Four standard errors of a frequency. */
const tolerance = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / SEASONS) + 1e-6

it.each(MODELS.map((model, place) => [place, model] as const))(
  'the prices of match %i are those of the matches that are drawn',
  (place, model) => {
    for (const { market, outcomes } of matchMarkets(model)) {
      const won = new Map<string, number>()
      const lost = new Map<string, number>()
      for (const { matches } of PLAYED)
        for (const { outcome, result, voidFactor } of settleMatch(market, matches[place] ?? { goals: [] })) {
          const into = result === 'won' ? won : lost
          if (voidFactor === 0) into.set(outcome, (into.get(outcome) ?? 0) + 1)
        }
      for (const { outcome, odds, chance } of outcomes) {
        const wins = won.get(outcome) ?? 0
        const decided = wins + (lost.get(outcome) ?? 0)
        const fair = chance / 1_000_000
        expect(Math.abs(wins / decided - fair), `${market} ${outcome}`).toBeLessThan(
          tolerance(fair) * Math.sqrt(SEASONS / decided),
        )
        expect(fair * odds).toBeLessThan(1_000)
      }
    }
  },
)

it('the champion is priced as often as the seasons have it, ties shared', () => {
  const markets = championMarkets(IDS, MODELS, simulatorDraws(KEY, 'champion', 1))
  expect(markets.map(({ market }) => market)).toEqual(['WINNER', 'PLACE:2'])
  for (const { market, outcomes } of markets)
    for (const { outcome, odds, chance } of outcomes) {
      const shares = PLAYED.map((season) => {
        const result = settleChampion(market, IDS, season).find((one) => one.outcome === outcome)
        if (result?.result !== 'won') return 0
        return result.deadHeat ? result.deadHeat.places / result.deadHeat.tied : 1
      })
      const share = shares.reduce((sum, one) => sum + one, 0) / SEASONS
      expect(Math.abs(share - chance / 1_000_000)).toBeLessThan(2 * tolerance(share))
      expect(share * odds).toBeLessThan(1_000)
    }
})

it('tells the score and the goals of a match', () => {
  const goals = [
    { minute: 12, side: 'away' },
    { minute: 77, side: 'home' },
  ] as const
  expect(matchFacts({ goals })).toMatchObject({
    score: { home: 1, away: 1 },
    periods: [
      { home: 0, away: 1 },
      { home: 1, away: 0 },
    ],
    incidents: [
      { kind: 'goal', side: 'away', seconds: 720, score: { home: 0, away: 1 } },
      { kind: 'goal', side: 'home', seconds: 4_620, score: { home: 1, away: 1 } },
    ],
  })
})
