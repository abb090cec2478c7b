import { drawsFrom } from '@poyraz/fairness'
import { beforeAll, describe, expect, it } from 'vitest'
import { SLOT_FOLDERS, type SlotFolder } from '../slots/folders.ts'
import { compile } from '../slots/machine.ts'
import { play } from '../slots/play.ts'
import { watchedFiguresOf } from '../slots/watched-figures.ts'
import { ERROR_MAX, forecastWagering, SIGMA_MAX, type WageringPlan } from './forecast.ts'
import { type RoundFigures, roundFiguresOf, SMALL_WINS_MAX } from './round-figures.ts'

const SEED = 20_261_124
/** Rounds whose wins the players of the simulation take, each from a place of its own. */
const ROUNDS = 120_000
const PLAYERS = 2_000
/** The error of `finish` in the simulation itself: its wins are a sample, and rare ones decide. */
const NOISE = 0.02
/** Compiling and playing a game takes seconds, more on a busy machine. */
const SLOW_MS = 120_000

/** A seeded stream of 32-bit words for the simulation (mulberry32). */
function wordsFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return (word ^ (word >>> 14)) >>> 0
  }
}

/** Wins of rounds that the game itself decides, in stakes. */
function winsOf({ game: { rules } }: SlotFolder): Float64Array {
  if (rules.mapping !== 'reels-1') throw new Error('wins of reels only')
  const machine = compile(rules)
  const next = wordsFrom(SEED)
  return Float64Array.from({ length: ROUNDS }, () => play(machine, drawsFrom(next)).units / rules.unitsPerBet)
}

/** Plays the wagering with the real rules until it is complete or the money is gone. */
function simulate(wins: Float64Array, { cash, bonus, wagering, stake }: WageringPlan) {
  const draws = drawsFrom(wordsFrom(SEED + 1))
  let [finished, left, squares] = [0, 0, 0]
  for (let player = 0; player < PLAYERS; player++) {
    let [money, staked, at] = [cash + bonus, 0, draws.int(ROUNDS)]
    while (staked < wagering && money >= stake) {
      money += stake * ((wins[at % ROUNDS] ?? 0) - 1)
      staked += stake
      at++
    }
    if (staked >= wagering) finished++
    left += money
    squares += money ** 2
  }
  const mean = left / PLAYERS
  const resultError = Math.sqrt((squares / PLAYERS - mean ** 2) / PLAYERS)
  return { finish: finished / PLAYERS, result: mean - cash, resultError }
}

const PLANS = [
  ['welcome bonus, small stakes', 10_000, 5_000, 50_000, 100],
  ['welcome bonus, stakes of 2', 10_000, 5_000, 50_000, 200],
  ['welcome bonus, stakes of 10', 10_000, 5_000, 50_000, 1_000],
  ['welcome bonus, the largest stakes', 10_000, 5_000, 50_000, 5_000],
  ['a large deposit', 200_000, 99_900, 999_000, 2_000],
  ['deposit bonus', 10_000, 2_000, 16_000, 500],
  ['a bonus alone', 0, 3_000, 3_000, 100],
  ['a bonus alone, wagered 10 times', 0, 2_000, 20_000, 100],
] as const

function figuresOf({ game, certificate }: SlotFolder) {
  if (!certificate) throw new Error(`${game.slug} has no certificate`)
  if (game.rules.mapping !== 'reels-1') throw new Error('figures of reels only')
  const { paid } = watchedFiguresOf(compile(game.rules), SMALL_WINS_MAX)
  if (!paid) throw new Error(`${game.slug} has no paid spin`)
  const { numerator, denominator } = certificate.rtp
  const rtp = { numerator: BigInt(numerator), denominator: BigInt(denominator) }
  return roundFiguresOf({ rtp, sigma: Number(certificate.volatility.sigma) }, paid)
}

const REELS = SLOT_FOLDERS.filter(({ game }) => game.rules.mapping === 'reels-1')
const CALM = REELS.filter((folder) => figuresOf(folder).sigma <= SIGMA_MAX)

describe.each(CALM)('the forecast for $game.slug', (folder) => {
  const figures = figuresOf(folder)
  let wins: Float64Array
  beforeAll(() => {
    wins = winsOf(folder)
  }, SLOW_MS)

  it.each(PLANS)('is within its error of the real rules: %s', (_, cash, bonus, wagering, stake) => {
    const plan = { cash, bonus, wagering, stake }
    const forecast = outcomeOf(figures, plan)
    const played = simulate(wins, plan)
    expect(Math.abs(forecast.finish - played.finish)).toBeLessThan(ERROR_MAX + NOISE)
    // The simulation has an error of its own: rare wins decide what is left on average.
    const noise = 3 * played.resultError
    expect(Math.abs(forecast.result - played.result)).toBeLessThan(ERROR_MAX * (cash + bonus) + noise)
  })
})

function outcomeOf(figures: RoundFigures, plan: WageringPlan) {
  const { outcome } = forecastWagering(figures, plan)
  if (!outcome) throw new Error('the game varies too much')
  return outcome
}

describe('a forecast', () => {
  const folder = REELS[0]
  if (!folder) throw new Error('there is a slot')
  const figures = figuresOf(folder)
  const forecast = (plan: Partial<WageringPlan>) =>
    outcomeOf(figures, { cash: 10_000, bonus: 5_000, wagering: 50_000, stake: 200, ...plan })

  it('is certain where the money pays for every round, and hopeless without any', () => {
    expect(forecast({ wagering: 15_000 })).toMatchObject({ finish: 1 })
    expect(forecast({ cash: 0, bonus: 0 })).toMatchObject({ finish: 0, result: 0 })
  })

  it('costs the share that the game keeps of the stakes', () => {
    const plan = { cash: 10_000, bonus: 5_000, wagering: 50_000, stake: 200 }
    const { rounds, cost } = forecastWagering(figures, plan)
    expect(rounds).toBe(250)
    expect(cost).toBeCloseTo((50_000 * (1000 - figures.mean)) / 1000)
  })

  it('has a cost, but no outcome for a game whose wins vary too much', () => {
    const plan = { cash: 10_000, bonus: 5_000, wagering: 50_000, stake: 200 }
    const wild = forecastWagering({ ...figures, sigma: SIGMA_MAX + 1 }, plan)
    expect(wild.outcome).toBeNull()
    expect(wild.cost).toBeGreaterThan(0)
  })

  it('falls with the stake, and rises with the money', () => {
    const chances = [100, 200, 500, 1_000, 5_000].map((stake) => forecast({ stake }).finish)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
    expect(forecast({ cash: 20_000 }).finish).toBeGreaterThan(forecast({}).finish)
  })

  it('is never better than the bonus, and never worse than losing all', () => {
    for (const stake of [100, 1_000, 5_000])
      for (const wagering of [10_000, 100_000, 1_000_000]) {
        const { result } = forecast({ stake, wagering })
        expect(result).toBeLessThanOrEqual(5_000)
        expect(result).toBeGreaterThan(-10_000)
      }
  })
})
