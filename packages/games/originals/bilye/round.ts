import { assert } from '@poyraz/kernel'
import { instantRound } from '../instant-round.ts'
import type { OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * One draw below 2 per row: 1 is a step to the right. The steps to the right are the number of the slot,
 * counted from the left, and the slot pays its units.
 */
export type PlinkoRules = OriginalRules & {
  readonly boards: readonly PlinkoBoard[]
}

export type PlinkoRisk = 'low' | 'medium' | 'high'
/** `units` has one entry more than rows. */
export type PlinkoBoard = {
  readonly rows: number
  readonly risk: PlinkoRisk
  readonly units: readonly number[]
}

export type PlinkoCommand = { readonly kind: 'drop'; readonly rows: number; readonly risk: PlinkoRisk }
/** `path` has a 1 for each step to the right, from the top. */
export type PlinkoOutcome = OriginalOutcome & {
  readonly rows: number
  readonly risk: PlinkoRisk
  readonly path: readonly number[]
  readonly slot: number
}

export function plinkoRound({ boards }: PlinkoRules) {
  return instantRound<PlinkoCommand, PlinkoOutcome>({
    commands: boards.map(({ rows, risk }) => ({ kind: 'drop', rows, risk })),
    decide({ rows, risk }, draws) {
      const board = boards.find((one) => one.rows === rows && one.risk === risk)
      const path = Array.from({ length: rows }, () => draws.int(2))
      const slot = path.reduce((right, step) => right + step, 0)
      const units = board?.units[slot]
      assert(units !== undefined, 'a legal drop has a board, and each slot of it pays')
      return { units, rows, risk, path, slot }
    },
  })
}
