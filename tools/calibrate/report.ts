import type { Comparison } from './from-file.ts'
import { baseLoss, entropyOf, type Forecast, reliabilityOf, scoresOf } from './scores.ts'
import type { Calibration } from './simulated.ts'

const figure = (value: number) => value.toFixed(4)

/** Table of calibrations against the truth of the simulator, in Markdown. */
export function simulatedReport(calibrations: readonly Calibration[]): readonly string[] {
  const rows = calibrations.map(({ sport, market, opening, last }) => {
    const [first, final] = [scoresOf(opening), scoresOf(last)]
    const losses = [first.logLoss, final.logLoss, entropyOf(last), baseLoss(last)]
    return [sport, market, String(final.results), ...losses.map(figure), figure(final.brier)]
  })
  return [
    ...table(
      ['sport', 'market', 'results', 'opening', 'kick-off', 'best possible', 'no model', 'Brier, kick-off'],
      rows,
    ),
    ...calibrations.flatMap(({ sport, market, last }) => reliability(`${sport} ${market}, kick-off`, last)),
  ]
}

/** Table of comparisons with the odds of a file, in Markdown. */
export function fileReport(comparisons: readonly Comparison[]): readonly string[] {
  const rows = comparisons.map(({ market, by, forecasts }) => {
    const { results, logLoss, brier } = scoresOf(forecasts)
    return [market, by, String(results), figure(logLoss), figure(brier), figure(baseLoss(forecasts))]
  })
  const models = comparisons.filter(({ by }) => by.startsWith('model of both'))
  return [
    ...table(['market', 'by', 'results', 'log-loss', 'Brier', 'no model'], rows),
    ...models.flatMap(({ market, by, forecasts }) => reliability(`${market}, ${by}`, forecasts)),
  ]
}

function reliability(title: string, forecasts: readonly Forecast[]): readonly string[] {
  const rows = reliabilityOf(forecasts).map(({ from, to, count, expected, seen, deviations }) => [
    `${from.toFixed(1)}-${to.toFixed(1)}`,
    String(count),
    figure(expected),
    figure(seen),
    deviations.toFixed(1),
  ])
  return ['', title, '', ...table(['chance', 'outcomes', 'expected', 'seen', 'deviations'], rows)]
}

function table(names: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(names), line(names.map(() => '---')), ...rows.map(line)]
}
