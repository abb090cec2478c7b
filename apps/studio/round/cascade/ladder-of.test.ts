import { expect, it } from 'vitest'
import { ladderOf } from './ladder-of.ts'

it('lights the first rung before the first step, although the second step pays the same', () => {
  expect(ladderOf([1, 1, 2], 1)).toEqual({ rungs: [1, 2], from: 0, at: 0 })
})

it.each([
  [2, 0, 1],
  [5, 0, 4],
  [64, 2, 6],
])('keeps the rung of x%i in sight', (times, from, at) => {
  const steps = times === 5 ? [1, 1, 2, 2, 3, 4, 5] : [1, 2, 4, 8, 16, 32, 64]
  const ladder = ladderOf(steps, times)
  expect(ladder).toMatchObject({ from, at })
  expect(ladder.rungs[at - from]).toBe(times)
})

it('lights the last rung for a multiplier that goes on beyond it', () => {
  expect(ladderOf([1, 2], 7)).toMatchObject({ at: 1 })
})
