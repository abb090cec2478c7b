import { holm, type Judged, label, type TestResult } from './judge.ts'

const KIND_WIDTH = 26
const COUNT_WIDTH = 5
const P_WIDTH = 12

/** Formats a family: a line for each kind of test with its smallest p-value, raw and corrected. */
export function familyText({ family, results, repeated, red }: Judged): string {
  const corrected = holm(results.map(({ p }) => p))
  const rows = [...Map.groupBy(results.keys(), (index) => (results[index] as TestResult).kind)].map(
    ([kind, indexes]) => {
      const p = Math.min(...indexes.map((index) => (results[index] as TestResult).p))
      return row(kind, indexes.length, p, Math.min(...indexes.map((index) => corrected[index] as number)))
    },
  )
  const verdict = red.length === 0 ? 'pass' : 'RED'
  const together = `  ${'together at 99 %'.padEnd(KIND_WIDTH)}${String(results.length).padStart(COUNT_WIDTH)}  ${verdict}`
  return [
    `${family.name} · ${family.size}`,
    `  ${''.padEnd(KIND_WIDTH)}${'tests'.padStart(COUNT_WIDTH)}${'smallest p'.padStart(P_WIDTH)}${'by Holm'.padStart(P_WIDTH)}`,
    ...rows,
    together,
    ...repeated.map((result) => `  on fresh data: ${label(result)}, p ${shown(result.p)}`),
    ...red.map((result) => `  RED: ${label(result)}, p ${shown(result.p)}`),
  ].join('\n')
}

function row(kind: string, count: number, p: number, corrected: number): string {
  const numbers = [shown(p), shown(corrected)].map((text) => text.padStart(P_WIDTH)).join('')
  return `  ${kind.padEnd(KIND_WIDTH)}${String(count).padStart(COUNT_WIDTH)}${numbers}`
}

function shown(p: number): string {
  return p < 0.0001 && p > 0 ? p.toExponential(1) : p.toFixed(4)
}
