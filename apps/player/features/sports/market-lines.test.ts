import { expect, it } from 'vitest'
import { hasOwnLine, titleOf } from './market-lines.ts'
import { anEvent } from './testing/events.ts'

const [result, total] = anEvent().markets as [
  ReturnType<typeof anEvent>['markets'][number],
  ReturnType<typeof anEvent>['markets'][number],
]

it('names a table of lines without a line, wherever it stands', () => {
  expect(titleOf(total, 'tr')).toBe('Alt/Üst')
  expect(titleOf({ ...total, name: 'Puck line 2.5 (overtime included)' }, 'en')).toBe(
    'Puck line (overtime included)',
  )
  expect(titleOf({ ...total, code: 'SPREAD', name: 'Handikap +2,5' }, 'tr')).toBe('Handikap')
  expect(titleOf(result, 'tr')).toBe('Maç sonucu')
})

it('gives each match of a list its own line, except for the one line of football', () => {
  expect([result, total, { ...total, code: 'GOALS_OU' }].map(hasOwnLine)).toEqual([false, false, true])
})
