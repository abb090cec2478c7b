import { dealMs } from '@poyraz/games/tables'
import { describe, expect, it } from 'vitest'
import { type Hands, visibleHands } from './visible-hands.ts'

const handOf = (cards: number[]) => ({ id: 0, cards, isDoubled: false, isDone: false })
const seatOf = (seat: number, cards: number[]) => ({
  seat,
  stake: 1000n as never,
  insurance: 'none' as const,
  hands: [handOf(cards)],
})
const HANDS: Hands = {
  stage: 'deal',
  stageMs: dealMs(2),
  taken: [2, 5],
  step: 0,
  turn: null,
  dealer: [4],
  seats: [seatOf(2, [1, 2]), seatOf(5, [3, 5])],
}
const countOf = (hands: Hands, leftMs: number) => {
  const { dealer, seats } = visibleHands(hands, leftMs, false)
  return [...seats.flatMap((seat) => seat.hands.map(({ cards }) => cards.length)), dealer.length]
}

describe('the deal of blackjack', () => {
  it('gives one card after the other, to the seats and then to the dealer', () => {
    const seen = [6, 5, 4, 3, 2, 1, 0].map((waiting) => countOf(HANDS, 1000 + waiting * 500))
    expect(seen).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 1],
      [2, 2, 2],
    ])
  })

  it('shows the hole card from its back until it is turned', () => {
    expect(visibleHands({ ...HANDS, stage: 'turns' }, 9000, false).dealer).toEqual([4, null])
    const played: Hands = { ...HANDS, stage: 'dealer', dealer: [4, 8, 7] }
    expect(visibleHands(played, 3500, false).dealer).toEqual([4, null])
    expect(visibleHands(played, 2500, false).dealer).toEqual([4, 8])
    expect(visibleHands(played, 1500, false).dealer).toEqual([4, 8, 7])
    expect(visibleHands(played, 9000, true).dealer).toEqual([4, 8, 7])
  })

  it('shows nothing while bets are open', () => {
    expect(visibleHands({ ...HANDS, stage: 'betting' }, 9000, false)).toEqual({
      dealer: [],
      seats: [],
      isDealt: false,
    })
  })
})
