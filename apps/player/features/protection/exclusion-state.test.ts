import { expect, it } from 'vitest'
import { exclusionState } from './exclusion-state.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const at = (until: string | null) => ({ id: '', from: '', until, pending: null })

it.each([
  ['self_exclusion', '2026-11-21T12:00:01Z', 'self_exclusion'],
  ['self_exclusion', '2026-11-21T12:00:00Z', 'over'],
  ['self_exclusion', null, 'self_exclusion'],
  ['time_out', '2026-11-21T11:00:00Z', 'time_out'],
  ['register', null, 'register'],
] as const)('a %s until %s is %s', (kind, until, state) => {
  expect(exclusionState({ ...at(until), kind }, NOW)).toBe(state)
})
