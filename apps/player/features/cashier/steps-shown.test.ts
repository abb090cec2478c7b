import { expect, it } from 'vitest'
import { stepsShown } from './steps-shown.ts'

const step = (status: number, minute: number) => ({ status, date: `2026-11-22T10:0${minute}:00.000Z` })

it('leaves out a step with the status of the previous step', () => {
  const steps = [step(1000, 0), step(1000, 1), step(1003, 2)]
  expect(stepsShown(steps)).toEqual([step(1000, 0), step(1003, 2)])
})

it('keeps a status that returns later', () => {
  const steps = [step(1003, 0), step(1007, 1), step(1003, 2)]
  expect(stepsShown(steps)).toEqual(steps)
})
