import { expect, it } from 'vitest'
import { seasonAt, shownMinute, tableOf } from './season.ts'

const goal = (minute: number, side: 'home' | 'away') => ({ minute, side })
const outcome = {
  matches: [
    { goals: [goal(1, 'home'), goal(90, 'away')] },
    { goals: [] },
    { goals: [goal(30, 'away')] },
    { goals: [goal(45, 'home'), goal(46, 'home')] },
    { goals: [] },
    { goals: [goal(88, 'away')] },
  ],
}
const scores = (progress: number) =>
  seasonAt(outcome, progress).matches.map(({ score }) => score && `${score.home}-${score.away}`)

it('before the first kick-off no match has a score', () => {
  expect(scores(0)).toEqual([null, null, null, null, null, null])
  expect(seasonAt(outcome, 0)).toMatchObject({ day: 0, minutes: 0 })
})

it('both matches of a day are played at once, and the later days wait', () => {
  expect(scores(1 / 6)).toEqual(['1-0', '0-0', null, null, null, null])
  expect(seasonAt(outcome, 1 / 6).matches.map(({ stage }) => stage)).toEqual([
    'playing',
    'playing',
    'before',
    'before',
    'before',
    'before',
  ])
})

it('a goal of the last minute falls before the day ends, and stays', () => {
  expect(scores(0.32)).toEqual(['1-1', '0-0', null, null, null, null])
  expect(scores(1 / 3)).toEqual(['1-1', '0-0', null, null, null, null])
})

it('the season ends with the scores of the outcome', () => {
  expect(scores(1)).toEqual(['1-1', '0-0', '0-1', '2-0', '0-0', '0-1'])
  expect(seasonAt(outcome, 1).matches.every(({ stage }) => stage === 'over')).toBe(true)
})

it('scores never fall', () => {
  let before = 0
  for (let step = 0; step <= 1000; step++) {
    const goals = seasonAt(outcome, step / 1000).matches.reduce(
      (sum, { score }) => sum + (score ? score.home + score.away : 0),
      0,
    )
    expect(goals).toBeGreaterThanOrEqual(before)
    before = goals
  }
  expect(before).toBe(6)
})

it('the table counts points, then the goal difference, then goals', () => {
  const table = tableOf(seasonAt(outcome, 1).matches)
  // Pairs: 0-1, 2-3, 0-2, 3-1, 3-0, 1-2.
  expect(table.map(({ team, points }) => [team, points])).toEqual([
    [2, 7],
    [3, 5],
    [0, 2],
    [1, 1],
  ])
  expect(table[1]).toEqual({ team: 3, played: 3, points: 5, scored: 2, conceded: 0 })
})

it('the clock shows minutes from 1 to 90', () => {
  expect([0, 0.5, 1, 44.9, 89.99, 90].map(shownMinute)).toEqual([1, 1, 2, 45, 90, 90])
})
