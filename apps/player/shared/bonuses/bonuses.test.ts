import { describe, expect, it } from 'vitest'
import { type Offer, offersForDeposit, offerToShow, standingOf } from './bonuses.ts'

type Part = Pick<Offer, 'kind' | 'reason' | 'withDeposit'>
const CLAIMABLE: Part = { kind: 'loss', reason: null, withDeposit: 0 }
const WELCOME: Part = { kind: 'deposit', reason: 'no_deposit', withDeposit: 1 }
const LATE: Part = { kind: 'deposit', reason: 'deposit_small', withDeposit: 0 }
const UNCONFIRMED: Part = { kind: 'deposit', reason: 'email_unconfirmed', withDeposit: 1 }
const UNCONFIRMED_LOSS: Part = { kind: 'loss', reason: 'email_unconfirmed', withDeposit: 0 }

describe('offers for the next deposit', () => {
  it('are those that the server says a deposit may earn', () => {
    expect(offersForDeposit([LATE, UNCONFIRMED, WELCOME, CLAIMABLE])).toEqual([UNCONFIRMED, WELCOME])
  })
})

describe('the offer of the home page', () => {
  it('is first the one that can be claimed now', () => {
    expect(offerToShow([LATE, WELCOME, CLAIMABLE])).toBe(CLAIMABLE)
  })

  it('is else one that the next deposit may earn', () => {
    expect(offerToShow([UNCONFIRMED, LATE, WELCOME])).toBe(WELCOME)
  })

  it('is never one that the player cannot take', () => {
    expect(offerToShow([LATE, UNCONFIRMED_LOSS])).toBeUndefined()
  })

  it('is at last one that waits for the e-mail address, and says so', () => {
    expect(offerToShow([UNCONFIRMED_LOSS, UNCONFIRMED])).toBe(UNCONFIRMED)
    expect([CLAIMABLE, WELCOME, UNCONFIRMED, LATE].map(standingOf)).toEqual([
      'ready',
      'deposit',
      'email',
      'closed',
    ])
  })
})
