import { rulesHash, soloDraws } from '@poyraz/fairness'
import { compile, isCascadeGame, isReelGame, play, SLOT_GAMES } from '@poyraz/games'
import { describe, expect, it } from 'vitest'
import { playTrial } from './play-trial.ts'
import { TRIAL_ROUNDS, trialFigures } from './trial-figures.ts'

const SEEDS = { serverSeed: new Uint8Array(32).fill(5), clientSeed: 'deneme' }
const GAMES = [SLOT_GAMES.find(isReelGame), SLOT_GAMES.find(isCascadeGame)].flatMap((game) => game ?? [])

describe('a blind trial', () => {
  it.each(GAMES)('of $slug plays the rounds that the server would draw from its seeds', ({ slug, rules }) => {
    const units = [...playTrial(rules, SEEDS)]
    expect(units).toHaveLength(TRIAL_ROUNDS)
    const round = { ...SEEDS, gameId: slug, rulesHash: rulesHash(rules), stream: 'main' }
    for (const nonce of [1, 2, 500, TRIAL_ROUNDS])
      expect(units[nonce - 1]).toBe(play(compile(rules), soloDraws({ ...round, nonce })).units)
    const { won } = trialFigures(units, TRIAL_ROUNDS, rules.unitsPerBet)
    // Far from the exact return only by a fault: a thousand rounds never leave this range.
    expect(won / (TRIAL_ROUNDS * rules.unitsPerBet)).toBeGreaterThan(0.3)
    expect(won / (TRIAL_ROUNDS * rules.unitsPerBet)).toBeLessThan(4)
  })
})

describe('the figures of a trial', () => {
  it('count each round in one class, by its win in stakes', () => {
    const units = [0, 5, 10, 19, 20, 49, 50, 200, 999, 1000]
    expect(trialFigures(units, 10, 10).classes).toEqual([1, 1, 2, 2, 1, 2, 1])
  })

  it('name the lowest balance, the greatest win and the longest row of rounds under the stake', () => {
    const units = [0, 5, 0, 100, 0, 0]
    expect(trialFigures(units, 6, 10)).toMatchObject({ won: 105, most: 100, longestDry: 3, lowest: -25 })
    expect(trialFigures(units, 2, 10)).toMatchObject({ rounds: 2, won: 5, longestDry: 2, lowest: -15 })
  })

  it('are empty before the first round', () => {
    expect(trialFigures([], 1000, 10)).toMatchObject({ rounds: 0, won: 0, lowest: 0, longestDry: 0 })
  })
})
