import { expect, it } from 'vitest'
import { roundToResume } from './resume.ts'

const round = (gameID: number, state: 'open' | 'closed' = 'closed') => ({ gameID, state })

it('continues with the unfinished round, although other games were played later', () => {
  expect(roundToResume([round(1), round(2, 'open'), round(3, 'open')])).toEqual(round(2, 'open'))
})

it('continues with the last played game if every round is finished', () => {
  expect(roundToResume([round(1), round(2)])).toEqual(round(1))
})

it('has nothing to continue for a new player', () => {
  expect(roundToResume([])).toBeNull()
})
