import type { Transfer } from './api/methods.ts'

type Step = Transfer['steps'][number]

/** Leaves out each step that has the same status as the step before it. */
export function stepsShown(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ status }, index) => status !== steps[index - 1]?.status)
}
