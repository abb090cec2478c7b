import { expect, it } from 'vitest'
import { refused } from '../endpoint/reply.ts'
import { failureTitle } from './failure-text.ts'

it('says that nothing fits where there is no such record, and elsewhere that it did not come (S8.7)', () => {
  expect(failureTitle(refused('not_found'))).toBe('empty')
  expect([refused('offline'), refused('unavailable')].map(failureTitle)).toEqual(['loadTitle', 'loadTitle'])
})
