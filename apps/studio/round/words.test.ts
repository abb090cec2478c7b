import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../testing/rounds.ts'
import { loadTexts, translatorOf } from '../texts.ts'
import type { Round } from './state.ts'
import { spoken, spokenMoney, spokenResult } from './words.ts'

await loadTexts('en')
const tr = { t: translatorOf('tr'), lang: 'tr' } as const
const en = { t: translatorOf('en'), lang: 'en' } as const
const game = gameOf('lale-devri')

describe('spokenMoney', () => {
  it.each([
    [8640, '86 lira 40 kuruş'],
    [8600, '86 lira'],
    [40, '40 kuruş'],
    [0, '0 lira'],
    [-8640, 'eksi 86 lira 40 kuruş'],
    [123_456_789, '1234567 lira 89 kuruş'],
  ])('%d kuruş is %s', (amount, words) => {
    expect(spokenMoney(kurus(amount), tr)).toBe(words)
  })
})

const win = (symbol: string, count: number) => ({
  kind: 'ways' as const,
  symbol,
  count,
  cells: [],
  units: 1,
})
const round = (won: number, wins: readonly ReturnType<typeof win>[]): Round => ({
  roundId: 'r',
  stakeKurus: kurus(1200),
  winKurus: kurus(won),
  balanceKurus: kurus(0),
  outcome: {
    spins: [{ mode: 'base', stops: [], window: [], wins, multiplier: 1, awarded: 0, left: 0, units: 0 }],
    units: 0,
    capped: false,
  },
  fairness: { commitment: '', clientSeed: '', nonce: 1, staleSeed: false },
  proof: null,
})

describe('spokenResult', () => {
  it('names the symbols and the amount', () => {
    expect(spokenResult(game, round(8640, [win('crown', 4)]), tr)).toBe('4 taç, 86 lira 40 kuruş kazanç.')
    expect(spokenResult(game, round(8640, [win('crown', 4)]), en)).toBe('4 crown, you win 86 lira 40 kuruş.')
  })

  it('names equal symbols once, and announces a long list as its sum', () => {
    expect(spokenResult(game, round(2000, [win('rose', 3), win('rose', 3)]), tr)).toBe(
      '3 gül, 20 lira kazanç.',
    )
    const many = ['crown', 'gem', 'rose', 'gold'].map((symbol) => win(symbol, 3))
    expect(spokenResult(game, round(2000, many), tr)).toBe('20 lira kazanç.')
  })

  it('announces a win of at most the stake plainly', () => {
    expect(spokenResult(game, round(1200, [win('rose', 3)]), tr)).toBe(
      '12 lira geri döndü, bahsinden fazla değil.',
    )
  })

  it('announces a round without a win', () => {
    expect(spokenResult(game, round(0, []), tr)).toBe('Kazanç yok.')
  })
})

describe('spoken', () => {
  const announcement = { kind: 'round', round: round(0, []), balanceKurus: kurus(9900) } as const

  it('announces a round with the balance after it, unless that is hidden', () => {
    expect(spoken(game, announcement, { ...tr, showBalance: true })).toBe('Kazanç yok. Bakiye 99 lira.')
    expect(spoken(game, announcement, { ...tr, showBalance: false })).toBe('Kazanç yok.')
  })

  it('announces a free spin with its number', () => {
    const spin = { kind: 'free-spin', done: 2, total: 10 } as const
    const words = (pay: number) =>
      spoken(game, { ...spin, payKurus: kurus(pay) }, { ...tr, showBalance: true })
    expect(words(0)).toBe('Bedava dönüş 2 / 10: Kazanç yok.')
    expect(words(1240)).toBe('Bedava dönüş 2 / 10: 12 lira 40 kuruş')
  })
})
