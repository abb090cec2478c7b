import { BONUS_REASONS } from '@poyraz/contract'
import { expect, it } from 'vitest'
import { offerGroups } from './offer-groups.ts'

it('offerGroups puts claimable offers first, then requestable ones, and the rest into `closed`', () => {
  const offers = [...BONUS_REASONS, null].map((reason) => ({ reason, withDeposit: 0 as const }))
  const { open, closed } = offerGroups(offers)
  expect(open.map(({ reason }) => reason)).toEqual([null, 'on_request'])
  expect(closed.map(({ reason }) => reason)).toEqual(BONUS_REASONS.filter((one) => one !== 'on_request'))
})

it('offerGroups opens what the next deposit may earn, unless the e-mail address is unconfirmed', () => {
  const offer = (reason: 'no_deposit' | 'email_unconfirmed') => ({ reason, withDeposit: 1 as const })
  const [earned, unconfirmed] = [offer('no_deposit'), offer('email_unconfirmed')]
  expect(offerGroups([unconfirmed, earned])).toEqual({ open: [earned], closed: [unconfirmed] })
})
