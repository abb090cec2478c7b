import { BONUS_REASONS } from '@poyraz/contract'
import { expect, it } from 'vitest'
import { offerGroups } from './offer-groups.ts'

it('each offer stands once: what can be taken comes first, then what can be asked for; the rest is closed', () => {
  const { open, closed } = offerGroups([...BONUS_REASONS, null].map((reason) => ({ reason })))
  expect(open.map(({ reason }) => reason)).toEqual([null, 'on_request'])
  expect(closed.map(({ reason }) => reason)).toEqual(BONUS_REASONS.filter((one) => one !== 'on_request'))
})
