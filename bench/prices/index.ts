import { basketball, basketballModel } from '@poyraz/betting/basketball'
import { esports, esportsModel } from '@poyraz/betting/esports'
import { footballPrices, inPlay, scoreModel } from '@poyraz/betting/football'
import { iceHockey, iceHockeyModel, USUAL_TEMPO } from '@poyraz/betting/ice-hockey'
import type { FairMarket } from '@poyraz/betting/markets'
import { offer } from '@poyraz/betting/prices'
import { newSet, tennis, tennisModel } from '@poyraz/betting/tennis'
import { volleyball, volleyballModel } from '@poyraz/betting/volleyball'
import { machine, print, spread } from '../shared/figures.ts'

const MATCHES = 1_000
const ROUNDS = 7
const MARGIN = { book: 1.07, method: 'power' } as const
/** Goal of the football row, on one core. */
const GOAL_MS = 100

type Reprice = (match: number) => readonly FairMarket[]

/** Re-prices in-play matches of each sport, all markets with their margins: processor time per 1,000 matches. */
export function main(): Promise<void> {
  print(`prices · ${machine()} · ${MATCHES} in-play matches, ${ROUNDS} rounds, processor time`)
  for (const [sport, reprice] of Object.entries(SPORTS)) measure(sport, reprice)
  print(`goal: football ≤ ${GOAL_MS} ms`)
  return Promise.resolve()
}

function measure(sport: string, reprice: Reprice): void {
  const fair: number[] = []
  const offered: number[] = []
  let markets = 0
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    let [pricing, margins] = [0, 0]
    markets = 0
    for (let match = 0; match < MATCHES; match++) {
      const start = process.cpuUsage()
      const prices = reprice(match)
      const middle = process.cpuUsage()
      for (const price of prices) if (offer(price, MARGIN) !== null) markets += 1
      pricing += micros(start, middle)
      margins += micros(middle, process.cpuUsage())
    }
    if (round === 0) continue
    fair.push(pricing / 1_000)
    offered.push((pricing + margins) / 1_000)
  }
  const each = (markets / MATCHES).toFixed(0)
  print(
    `${sport}: fair ${spread(fair, 0)} ms, with margins ${spread(offered, 0)} ms, ${each} markets a match`,
  )
}

const micros = (from: NodeJS.CpuUsage, to: NodeJS.CpuUsage) => to.user + to.system - from.user - from.system

/** Matches in all phases, level and one-sided. */
const SPORTS: Readonly<Record<string, Reprice>> = {
  football(match) {
    const second = match % 2 === 0 ? null : { home: match % 3, away: match % 2 }
    const first = { home: match % 4 === 0 ? 1 : 0, away: 0 }
    const goals = first.home + (second === null ? 0 : second.home + second.away)
    const expected = { home: 0.8 + (match % 17) / 10, away: 0.7 + (match % 13) / 10 }
    const progress = { played: (match % 10) / 10, first, second, redCards: { home: 0, away: 0 } }
    const state = inPlay({ expected, rho: -0.06 }, progress)
    return footballPrices(scoreModel(state), { goals, isSecondHalf: second !== null })
  },
  basketball(match) {
    const expected = { home: 78 + (match % 9), away: 82 - (match % 5) }
    const quarters = Array.from({ length: 1 + (match % 4) }, () => ({ home: 20, away: 19 + (match % 3) }))
    const strength = { expected, marginDeviation: 12, totalDeviation: 17 }
    const model = basketballModel(strength, { quarters, overtime: null, played: (match % 10) / 10 })
    return basketball.prices(model)
  },
  tennis(match) {
    const serve = { home: 0.6 + (match % 7) / 100, away: 0.6 + (match % 5) / 100 }
    const sets = match % 2 === 0 ? [] : [{ home: 6, away: 4 }]
    const running = { ...newSet(match % 3 === 0), games: { home: match % 5, away: match % 4 } }
    return tennis.prices(tennisModel({ serve }, { bestOf: 3, sets, running }))
  },
  volleyball(match) {
    const sets = [
      { home: 25, away: 20 },
      { home: 21, away: 25 },
    ].slice(0, match % 3)
    const running = { home: match % 20, away: match % 17 }
    const model = volleyballModel({ rally: 0.49 + (match % 5) / 100 }, { sets, running })
    return volleyball.prices(model)
  },
  'ice hockey'(match) {
    const periods = Array.from({ length: 1 + (match % 3) }, () => ({ home: match % 2, away: match % 3 }))
    const strength = {
      expected: { home: 2.4 + (match % 11) / 10, away: 3 },
      shootOut: 0.5,
      tempo: USUAL_TEMPO,
    }
    const power = match % 4 === 0 ? { side: 'home' as const, seconds: 90 } : null
    const played = 120 * (match % 10)
    return iceHockey.prices(iceHockeyModel(strength, { periods, played, isOvertime: false, power }))
  },
  'e-sports'(match) {
    const sets = match % 2 === 0 ? [] : [{ home: 13, away: 9 }]
    const strength = {
      title: { half: 12 },
      bestOf: 3 as const,
      round: 0.49 + (match % 5) / 100,
      attack: -0.02,
    }
    const running = { home: match % 11, away: match % 9 }
    return esports.prices(
      esportsModel({ ...strength, pick: 0.01 }, { sets, running, last: 'home', isFormatChanged: false }),
    )
  },
}
