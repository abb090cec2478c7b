import { cpus } from 'node:os'

/** Returns the median of the values, which must not be empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}

/** Formats `median (min-max)` with `digits` decimals. */
export function spread(values: readonly number[], digits = 2): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}-${high.toFixed(digits)})`
}

/** Returns the value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns machine and Node version, the heading of every table of figures. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model ?? 'unknown'}, Node ${process.versions.node}`
}

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}
