import type { Transfer } from './api/methods.ts'

type Step = Transfer['steps'][number]

/** The steps that a player can tell apart: one that says the same as the one before it is left out. */
export function stepsShown(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ status }, index) => status !== steps[index - 1]?.status)
}
