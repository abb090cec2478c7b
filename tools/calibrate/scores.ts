/** Chances of the outcomes of a market, and how often each came. */
export type Forecast = { readonly chances: readonly number[]; readonly counts: readonly number[] }

/** A forecast of one match: the outcome at this place came. */
export const forecastOf = (chances: readonly number[], came: number): Forecast => ({
  chances,
  counts: chances.map((_, place) => Number(place === came)),
})

export type Scores = {
  /** Number of results. */
  readonly results: number
  /** Mean of -ln of the chance of what came: lower is better. */
  readonly logLoss: number
  /** Mean sum over the outcomes of (chance - came)²: lower is better. A yes or no counts both outcomes. */
  readonly brier: number
}

/** Smallest chance that counts, so that one surprise does not make everything infinite. */
const CHANCE_MIN = 1e-6

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export function scoresOf(forecasts: readonly Forecast[]): Scores {
  let [results, loss, squares] = [0, 0, 0]
  for (const { chances, counts } of forecasts) {
    const all = sumOf(counts)
    results += all
    for (const [place, chance] of chances.entries()) {
      const came = counts[place] ?? 0
      loss -= came * Math.log(Math.max(chance, CHANCE_MIN))
      squares += came * (1 - chance) ** 2 + (all - came) * chance ** 2
    }
  }
  return { results, logLoss: loss / results, brier: squares / results }
}

/**
 * Estimates the entropy of the truth in nats: the log-loss of somebody who knows the chances of each match.
 * They are the frequencies of its replays; the entropy of frequencies is too small by
 * (outcomes - 1) / (2 × replays) on average (Miller and Madow), which is added.
 */
export function entropyOf(forecasts: readonly Forecast[]): number {
  let [results, entropy] = [0, 0]
  for (const { counts } of forecasts) {
    const all = sumOf(counts)
    const seen = counts.filter((count) => count > 0)
    results += all
    entropy -= sumOf(seen.map((count) => count * Math.log(count / all)))
    entropy += (seen.length - 1) / 2
  }
  return entropy / results
}

/** Log-loss of somebody who knows how often each outcome comes over all matches, and nothing of the match. */
export function baseLoss(forecasts: readonly Forecast[]): number {
  const places = forecasts[0]?.counts.map((_, place) => place) ?? []
  const totals = places.map((place) => sumOf(forecasts.map(({ counts }) => counts[place] ?? 0)))
  const all = sumOf(totals)
  return sumOf(totals.map((total) => (total === 0 ? 0 : (-total / all) * Math.log(total / all))))
}

/** Outcomes with similar chances, and how often they came. */
export type Bin = {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly expected: number
  readonly seen: number
  /** Difference of both in standard deviations of the number that came. */
  readonly deviations: number
}

const BINS = 10

/** Sorts the outcomes of all forecasts into ten bins by their chance; empty bins are left out. */
export function reliabilityOf(forecasts: readonly Forecast[]): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, expected: 0, seen: 0, variance: 0 }))
  for (const { chances, counts } of forecasts) {
    const all = sumOf(counts)
    for (const [place, chance] of chances.entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      if (bin === undefined) continue
      bin.count += all
      bin.expected += all * chance
      bin.seen += counts[place] ?? 0
      bin.variance += all * chance * (1 - chance)
    }
  }
  return bins.flatMap(({ count, expected, seen, variance }, place) => {
    if (count === 0) return []
    const deviations = variance === 0 ? 0 : (seen - expected) / Math.sqrt(variance)
    const bounds = { from: place / BINS, to: (place + 1) / BINS }
    return [{ ...bounds, count, expected: expected / count, seen: seen / count, deviations }]
  })
}
