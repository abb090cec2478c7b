import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { findOutcome, gameOf, outcomesOf } from '../testing/rounds.ts'
import { payOf } from './pays.ts'
import { tagOf } from './win-tag.ts'

const KAPLAN = gameOf('kaplan')
const LALE = gameOf('lale-devri')
const CINI = gameOf('cini')
const YILDIZ = gameOf('yildiz-yagmuru')
const STAKE = kurus(1000)

describe('the tag of a win', () => {
  it('shows the amount without its wilds until their badges have flown', () => {
    const outcome = findOutcome(KAPLAN, ({ spins: [spin] }) => spin?.wins[0]?.multiplier === 4)
    const [spin] = outcome.spins
    if (!spin) throw new Error('a spin')
    const wins = spin.wins.slice(0, 1)
    const payKurus = payOf(KAPLAN.rules, wins[0]?.units ?? 0, STAKE)
    const tag = tagOf(KAPLAN.rules, spin, { wins, stakeKurus: STAKE, payKurus })
    expect(tag.badges.map(({ times }) => times)).toEqual([2, 2])
    for (const { from } of tag.badges)
      expect(from !== 'feature' && spin.window[from[0]]?.[from[1]]).toBe('tiger')
    expect(tag).toMatchObject({ stage: 'base', payKurus, baseKurus: payKurus / 4n })
  })

  it('shows the wilds of ways, each of which multiplies its own ways', () => {
    const outcome = findOutcome(CINI, ({ spins: [spin] }) => {
      const [win, other] = spin?.wins ?? []
      return win?.ways === 1 && !other && spin?.window[1]?.[win.cells[1]?.[1] ?? 0] === 'tile'
    })
    const [spin] = outcome.spins
    if (!spin) throw new Error('a spin')
    const payKurus = payOf(CINI.rules, spin.units, STAKE)
    const tag = tagOf(CINI.rules, spin, { wins: spin.wins, stakeKurus: STAKE, payKurus })
    const wilds = tag.badges.map(({ from }) => from !== 'feature' && spin.window[from[0]]?.[from[1]])
    expect(new Set(wilds)).toEqual(new Set(['tile']))
    expect(tag.baseKurus * 3n ** BigInt(wilds.length)).toBe(tag.payKurus)
  })

  it('takes the multiplier of free spins from their counter', () => {
    const outcome = findOutcome(LALE, ({ spins }) => (spins[1]?.units ?? 0) > 0)
    const spin = outcome.spins[1]
    if (!spin) throw new Error('a free spin')
    const payKurus = payOf(LALE.rules, spin.units, STAKE)
    const tag = tagOf(LALE.rules, spin, { wins: spin.wins, stakeKurus: STAKE, payKurus })
    expect(tag.badges).toEqual([{ from: 'feature', times: 2 }])
    expect(tag.baseKurus * 2n).toBe(tag.payKurus)
  })

  it('ends at exactly what the spin pays, for every outcome', () => {
    for (const game of [KAPLAN, LALE, CINI, YILDIZ]) {
      for (const { spins } of outcomesOf(game, 300)) {
        for (const spin of spins.filter(({ wins }) => wins.length > 0)) {
          const payKurus = payOf(game.rules, spin.units, STAKE)
          const tag = tagOf(game.rules, spin, { wins: spin.wins, stakeKurus: STAKE, payKurus })
          expect(tag.payKurus).toBe(payKurus)
          expect(tag.baseKurus <= payKurus).toBe(true)
          expect(tag.badges.length > 0).toBe(tag.baseKurus < payKurus)
        }
      }
    }
  })
})
