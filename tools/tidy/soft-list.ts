import type { Problem } from '../syntax.ts'

/** Accepted excesses over soft limits, each with its size at that time. */
export type SoftList = Readonly<Record<string, number>>

/**
 * Finds new excesses, accepted ones that grew, and accepted ones that are under the limit again and must
 * leave the list.
 */
export function compareSoft(accepted: SoftList, measured: SoftList): Problem[] {
  const grown = Object.entries(measured)
    .filter(([name, size]) => size > (accepted[name] ?? 0))
    .map(([name, size]) =>
      problem(
        name,
        accepted[name] === undefined
          ? `${size} is over the soft limit`
          : `grew from ${accepted[name]} to ${size}`,
      ),
    )
  const gone = Object.keys(accepted)
    .filter((name) => measured[name] === undefined)
    .map((name) => problem(name, 'is within the limit: take it off tools/tidy/soft.json'))
  return [...grown, ...gone]
}

function problem(name: string, message: string): Problem {
  return { path: name, line: 1, message }
}
