import type { Item } from '../../../shared/endpoint/procedures.ts'

/** Rounds that follow each other; money in kuruş. */
export type LuckSlice = Item<'casino.luck'>['slices'][number]

/** Shares of histories that lie below each line of the chart. */
export const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const

/** Results that the rules lead to for these stakes: per slice the results at `QUANTILES`, in kuruş. */
export type LuckBands = {
  readonly lines: readonly (readonly number[])[]
  /** Share of histories that end below the player's own result. */
  readonly below: number
}

const HISTORIES = 400

/** Returns the player's own result after each slice. */
export function ownLine(slices: readonly LuckSlice[]): readonly number[] {
  let net = 0
  return slices.map(({ stake, win }) => {
    net += win - stake
    return net
  })
}

/** Returns the exact expected result after each slice: what the published return leaves of the stakes. */
export function expectedLine(slices: readonly LuckSlice[], rtpBp: number): readonly number[] {
  let stake = 0
  return slices.map((slice) => {
    stake += slice.stake
    return (stake * (rtpBp - 10_000)) / 10_000
  })
}

type Sample = {
  /** Wins of sampled rounds, in stakes. */
  readonly wins: readonly number[]
  /** Returns a random integer below `n`. */
  readonly random: (n: number) => number
}

/** Plays the same stakes again and again with sampled rounds, and orders the results after each slice. */
export function luckBands(slices: readonly LuckSlice[], { wins, random }: Sample): LuckBands {
  const after = slices.map(() => new Float64Array(HISTORIES))
  for (let history = 0; history < HISTORIES; history++) {
    let net = 0
    for (const [index, { rounds, stake }] of slices.entries()) {
      let won = 0
      for (let round = 0; round < rounds; round++) won += wins[random(wins.length)] ?? 0
      net += (won * stake) / rounds - stake
      ;(after[index] as Float64Array)[history] = net
    }
  }
  const ordered = after.map((results) => results.sort())
  const own = ownLine(slices).at(-1) ?? 0
  const last = ordered.at(-1) ?? new Float64Array(0)
  return {
    lines: QUANTILES.map((share) => ordered.map((results) => results[Math.floor(share * HISTORIES)] ?? 0)),
    below: last.filter((result) => result < own).length / HISTORIES,
  }
}
