import { describe, expect, it } from 'vitest'
import { type Offer, offersForDeposit, offerToShow } from './bonuses.ts'

type Part = Pick<Offer, 'kind' | 'reason' | 'withDeposit'>
const CLAIMABLE: Part = { kind: 'loss', reason: null, withDeposit: 0 }
const WELCOME: Part = { kind: 'deposit', reason: 'no_deposit', withDeposit: 1 }
const LATE: Part = { kind: 'deposit', reason: 'deposit_small', withDeposit: 0 }
const FREE_BET: Part = { kind: 'free_bet', reason: null, withDeposit: 1 }

describe('offers for the next deposit', () => {
  it('are those that the server says a deposit may earn, without free bets', () => {
    expect(offersForDeposit([LATE, FREE_BET, WELCOME, CLAIMABLE])).toEqual([WELCOME])
  })
})

describe('the offer of the home page', () => {
  it('is first the one that can be claimed now', () => {
    expect(offerToShow([FREE_BET, LATE, WELCOME, CLAIMABLE])).toBe(CLAIMABLE)
  })

  it('is else one that the next deposit may earn', () => {
    expect(offerToShow([FREE_BET, LATE, WELCOME])).toBe(WELCOME)
  })

  it('is never one that the player cannot take', () => {
    expect(offerToShow([FREE_BET, LATE])).toBeUndefined()
  })
})
