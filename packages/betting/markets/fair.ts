import type { Settled } from './settled.ts'

/** An outcome with its fair chance: fair odds are 1/chance. Pushes are left out of it. */
export type FairOutcome = {
  readonly outcome: string
  readonly chance: number
  /** Part of a stake that returns on average, neither won nor lost; missing where none does. */
  readonly push?: number | undefined
}

export type FairMarket = {
  /** `FT_OU:2.5` */
  readonly key: string
  readonly code: string
  readonly line: number | null
  /** Tab of the event page. */
  readonly group: string
  readonly outcomes: readonly FairOutcome[]
}

/** Shares of a stake that a result wins and loses. */
export const SHARES: Readonly<Record<Settled, readonly [won: number, lost: number]>> = {
  won: [1, 0],
  half_won: [0.5, 0],
  void: [0, 0],
  half_lost: [0, 0.5],
  lost: [0, 1],
}

/** Returns an outcome by the parts of a stake that it wins, loses and returns on average. */
export function fairOutcome(outcome: string, won: number, lost: number, push: number): FairOutcome {
  const chance = won === 0 ? 0 : won / (won + lost)
  return push === 0 ? { outcome, chance } : { outcome, chance, push }
}

/** Minimum chance of an offered outcome. */
const CHANCE_MIN = 1e-6

type Named = { readonly code: string; readonly group: string }

/** Returns the market with its possible outcomes; `null` if it is decided already. */
export function fairMarket(
  { code, group }: Named,
  line: number | null,
  all: readonly FairOutcome[],
): FairMarket | null {
  let possible = 0
  for (const { chance } of all) {
    if (chance > 1 - CHANCE_MIN) return null
    if (chance > CHANCE_MIN) possible += 1
  }
  if (possible < 2) return null
  const outcomes = possible === all.length ? all : all.filter(({ chance }) => chance > CHANCE_MIN)
  return { key: line === null ? code : `${code}:${line}`, code, line, group, outcomes }
}
