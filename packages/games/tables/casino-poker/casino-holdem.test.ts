import { describe, expect, it } from 'vitest'
import type { Card } from '../cards.ts'
import { casinoHoldem } from './casino-holdem.ts'
import { pokerPayout, pokerReturnBp } from './casino-poker.ts'
import { POKER_EDGES_BP } from './figures.ts'
import { FIVE_CARD_CATEGORIES, fiveCardCategory, fiveCardStrength } from './five-card-rank.ts'

const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
/** Reads cards such as `Qs 6d 4c`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => RANKS.indexOf(card[0] ?? '') + 13 * SUITS.indexOf(card[1] ?? ''))
const strength = (text: string) => fiveCardStrength(cardsOf(text))

function forEveryHand(visit: (cards: readonly Card[]) => void): void {
  for (let e = 4; e < 52; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++) for (let a = 0; a < b; a++) visit([a, b, c, d, e])
}

describe('hands of five to seven cards', () => {
  it('are as frequent as published, and the side bet costs 6.26 %', () => {
    const counts = new Map<string, number>()
    let returned = 0
    let wins = 0
    forEveryHand((cards) => {
      const name = fiveCardCategory(fiveCardStrength(cards))
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const paid = pokerReturnBp(
        casinoHoldem,
        'aces',
        { player: cards.slice(0, 2), board: cards.slice(2), dealer: [] },
        false,
      )
      returned += paid
      if (paid === 80_000) wins++
    })
    const frequencies = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 4]
    expect(FIVE_CARD_CATEGORIES.map((name) => counts.get(name))).toEqual(frequencies)
    expect(wins / 2_598_960).toBeCloseTo(0.10509742, 8)
    const edge = 10_000 - returned / 2_598_960
    expect(edge / 100).toBeCloseTo(6.2583, 4)
    expect(Math.round(edge)).toBe(POKER_EDGES_BP['casino-holdem'].aces)
  })

  it.each([
    ['Ac Kd Qh Js 9c', '2c 2d 3h 4s 5c'],
    ['Ac 2d 3h 4s 5c', '2c 3d 4h 5s 6c'],
    ['Kc Kd 5h 5s Ac', 'Ac Ad 2h 2s 3c'],
    ['Kc Kd 5h 5s 9c', 'Kh Ks 5c 5d Tc'],
    ['2c 2d 2h As Ac', '3c 3d 3h 2s 2c'],
    ['Ac Kc Qc Jc 9c', '2c 2d 2h 3s 3c'],
    ['Ac 2c 3c 4c 5c', '2d 3d 4d 5d 6d'],
    ['Kc Qc Jc Tc 9c', 'Ad Kd Qd Jd Td'],
    ['2c 2d 2h 2s Kc', '3c 3d 3h 3s 2d'],
  ])('%s loses to %s', (low, high) => {
    expect(strength(low)).toBeLessThan(strength(high))
  })

  it.each([
    ['three pairs keep the best two and the best card', 'Ac Ad Kc Kd Qc Qd Jh', 'Ac Ad Kc Kd Qh'],
    ['two triples are a full house', 'Ac Ad Ah Kc Kd Kh 2c', 'Ac Ad Ah Kc Kd'],
    ['a flush takes its best five', 'Ac Kc 9c 7c 5c 3c 2d', 'Ac Kc 9c 7c 5c'],
    ['a straight of seven takes its best five', '3c 4d 5h 6s 7c 8d 9h', '5h 6s 7c 8d 9h'],
    ['a straight below an ace counts to five', 'Ac 2d 3h 4s 5c Kd Qh', 'Ac 2d 3h 4s 5c'],
    ['quads keep the best card', '9c 9d 9h 9s Ac Kd Kh', '9c 9d 9h 9s Ac'],
  ])('%s', (_, seven, five) => {
    expect(strength(seven)).toBe(strength(five))
  })
})

describe('what a round returns', () => {
  const board = 'Kc 8d 5h 2s Tc'
  const payout = (player: string, dealer: string, spots: Record<string, number>, cards = board) =>
    pokerPayout(
      casinoHoldem,
      { player: cardsOf(player), board: cardsOf(cards), dealer: cardsOf(dealer) },
      spots,
    )
  const PLAYED = { ante: 500, play: 1000 }

  it.each([
    ['a pair that beats the dealer', 'Ks 4d', '8s 3d', 500 * 2 + 1000 * 2],
    ['a dealer below a pair of fours', 'Ks 4d', '2d 3d', 500 * 2 + 1000],
    ['a dealer with less who is out beats nobody', 'Qs 4d', 'As 3d', 500 * 2 + 1000],
    ['a dealer with more', '8s 4d', 'Ks 3d', 0],
  ])('%s', (_, player, dealer, win) => {
    expect(payout(player, dealer, PLAYED)).toBe(win)
  })

  it('a tie returns both stakes', () => {
    expect(payout('Ks 4d', 'Kd 3h', PLAYED, 'Ac Ad Jh 9s 2c')).toBe(1500)
  })

  it.each([
    ['Ac 2c', 'Kc 8c 5c 2s Td', 3],
    ['8s 8c', 'Kc 8d Kh 2s Tc', 4],
    ['8s 8c', '8h 8d 5h 2s Tc', 11],
    ['8c 7c', '9c Tc Jc 2s Td', 21],
    ['Ac Kc', 'Qc Jc Tc 2s Td', 101],
  ])('%s on %s pays the ante %i times, and the play stake even money', (player, cards, times) => {
    expect(payout(player, '9d 9h', PLAYED, cards)).toBe(500 * times + 2000)
  })

  it('a folded hand loses the ante alone', () => {
    expect(payout('Ac Kc', '3d 3s', { ante: 500, aces: 500 }, 'Qc Jc Tc 2s Td')).toBe(500 * 101)
  })
})
