import { POKER_CARD_MS, POKER_REST_MS, POKER_SHOWDOWN_MS, pokerGameOf } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { handName, type Poker, visiblePoker } from './visible-poker.ts'

const holdem = pokerGameOf({ game: 'casino-holdem' })
const threeCard = pokerGameOf({ game: 'three-card-poker' })
assert(holdem && threeCard, 'both games are poker')
const NONE = { antes: 0, played: 0, folded: 0, stageMs: 0 }
const FLOP: Poker = { ...NONE, stage: 'deal', player: [1, 2], board: [3, 4, 5], dealer: [] }
const ALL: Poker = { ...NONE, stage: 'dealer', player: [1, 2], board: [3, 4, 5, 6, 7], dealer: [8, 9] }
const at = (leftMs: number, isOver = false) => ({ leftMs, isOver })

describe('visiblePoker', () => {
  it('deals the hand and then the flop, and the dealer has backs', () => {
    const three = POKER_REST_MS + 2 * POKER_CARD_MS
    expect(visiblePoker(holdem, FLOP, at(three))).toEqual({
      player: [1, 2],
      board: [3],
      dealer: [null, null],
    })
    expect(visiblePoker(holdem, FLOP, at(0)).board).toEqual([3, 4, 5])
  })

  it('turns the rest of the board before the cards of the dealer', () => {
    const one = POKER_SHOWDOWN_MS + POKER_CARD_MS
    const shown = visiblePoker(holdem, ALL, at(one))
    expect([shown.board, shown.dealer]).toEqual([ALL.board, [8, null]])
    expect(visiblePoker(holdem, ALL, at(one * 10)).board).toEqual([3, 4, 5])
  })

  it('shows all cards with the result, and none before the deal', () => {
    expect(visiblePoker(holdem, ALL, at(60_000, true)).dealer).toEqual([8, 9])
    const betting: Poker = { ...NONE, stage: 'betting', player: [], board: [], dealer: [] }
    expect(visiblePoker(threeCard, betting, at(0)).dealer).toEqual([])
  })
})

describe('handName', () => {
  it('waits for the whole hand', () => {
    expect(handName(threeCard, [0, 13], [])).toBeNull()
    expect(handName(threeCard, [0, 13, 26], [])).toBe('trips')
    expect(handName(holdem, [0, 13], [26, 39])).toBeNull()
    expect(handName(holdem, [0, 13], [26, 39, 5])).toBe('quads')
    expect(handName(holdem, [null, null], [26, 39, 5])).toBeNull()
  })
})
