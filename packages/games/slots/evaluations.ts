import { lineRuns } from './lines.ts'
import type { Model } from './model.ts'
import type { Runs } from './runs.ts'
import { waysRuns } from './ways.ts'

const EVALUATIONS = { lines: lineRuns, ways: waysRuns }

/** The runs of a model, as its rules evaluate them. */
export function runsOf(model: Model): Runs {
  return EVALUATIONS[model.rules.evaluation.kind](model)
}
