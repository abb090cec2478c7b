import { expect, it } from 'vitest'
import { playedGames, roundToResume } from './resume.ts'

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

it('lists each played game once, the last played first', () => {
  expect(playedGames([round(3), round(1), round(3), round(2), round(1)])).toEqual([3, 1, 2])
})
