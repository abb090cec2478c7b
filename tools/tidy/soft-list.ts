import type { Problem } from '../syntax.ts'

/** What is over a soft limit and was accepted, each with its size then. */
export type SoftList = Readonly<Record<string, number>>

/** Nothing new goes over a soft limit, nothing on the list grows, and what came back under it leaves the list. */
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
