import { expect, it } from 'vitest'
import { refused } from '../endpoint/reply.ts'
import { failureTitle } from './failure-text.ts'

it('shows an empty result for `not_found` and a load failure for other errors (S8.7)', () => {
  expect(failureTitle(refused('not_found'))).toBe('empty')
  expect([refused('offline'), refused('unavailable')].map(failureTitle)).toEqual(['loadTitle', 'loadTitle'])
})
