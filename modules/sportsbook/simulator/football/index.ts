import {
  footballPrices,
  inPlay,
  isFirstHalf,
  outcomesOf,
  scoreModel,
  settleFootball,
} from '@poyraz/betting/football'
import type { Fixture } from '../calendar.ts'
import type { Moment, SimulatedSport } from '../sport.ts'
import { cardsOf, FIRST_HALF, FULL_TIME, goalsOf, type Match, playMatch, pricedStrength } from './match.ts'
import { type FootballMoment, factsAt, MATCH_SECONDS, momentOf, playedShare } from './moment.ts'

/** Seconds of the match without bets after a goal or a red card. */
const STOP_SECONDS = 40
const NO_GOALS = { home: 0, away: 0 }

const BEFORE = { played: 0, first: NO_GOALS, second: null, redCards: NO_GOALS }

/** Chances of the final score of a match before it, as its prices have them. */
export const scoresBefore = (key: Uint8Array, fixture: Fixture, drift: number) =>
  scoreModel(inPlay(pricedStrength(key, fixture, drift), BEFORE)).full

export const simulatedFootball: SimulatedSport = {
  outcomesOf,
  play(key, fixture) {
    const match = playMatch(key, fixture)
    const jointBefore = (drift: number) => inPlay(pricedStrength(key, fixture, drift), BEFORE)
    return {
      seconds: MATCH_SECONDS,
      pricesBefore: (drift) =>
        footballPrices(scoreModel(jointBefore(drift)), { goals: 0, isSecondHalf: false }),
      jointBefore,
      at: (seconds) => momentAt(key, fixture, match, momentOf(seconds)),
    }
  },
}

function momentAt(key: Uint8Array, fixture: Fixture, match: Match, moment: FootballMoment): Moment {
  const { played, phase } = moment
  const over = phase === 'over'
  const joint = (drift: number) => {
    const first = goalsOf(match, 0, Math.min(played, FIRST_HALF))
    const isSecondHalf = phase === 'break' || phase === 'second'
    const second = isSecondHalf ? goalsOf(match, FIRST_HALF, played) : null
    const progress = { played: playedShare(moment), first, second, redCards: cardsOf(match, played) }
    return inPlay(pricedStrength(key, fixture, drift), progress)
  }
  return {
    facts: (telling) => factsAt(match, moment, telling),
    isStopped: !over && isStopped(match, played),
    prices(drift) {
      const state = joint(drift)
      const { first, second } = state
      const goals = first.home + first.away + (second?.home ?? 0) + (second?.away ?? 0)
      return footballPrices(scoreModel(state), { goals, isSecondHalf: second !== null })
    },
    joint,
    settle(market, outcome) {
      if (!over && (played < FIRST_HALF || !isFirstHalf(market))) return null
      return settleFootball(market, outcome, {
        first: goalsOf(match, 0, FIRST_HALF),
        second: goalsOf(match, FIRST_HALF, over ? FULL_TIME : played),
        goals: match.events
          .filter(({ kind, second }) => kind === 'goal' && second < played)
          .map(({ side }) => side),
      })
    },
  }
}

function isStopped({ events }: Match, played: number): boolean {
  return events.some(
    ({ kind, second }) =>
      (kind === 'goal' || kind === 'red') && second < played && second >= played - STOP_SECONDS,
  )
}
