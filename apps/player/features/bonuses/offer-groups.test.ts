import { BONUS_REASONS } from '@poyraz/contract'
import { expect, it } from 'vitest'
import { offerGroups } from './offer-groups.ts'

it('offerGroups puts claimable offers first, then requestable ones, and the rest into `closed`', () => {
  const { open, closed } = offerGroups([...BONUS_REASONS, null].map((reason) => ({ reason })))
  expect(open.map(({ reason }) => reason)).toEqual([null, 'on_request'])
  expect(closed.map(({ reason }) => reason)).toEqual(BONUS_REASONS.filter((one) => one !== 'on_request'))
})
