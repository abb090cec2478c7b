import { assert, err, ok } from '@poyraz/kernel'
import { type Rules, refusalOf } from '@poyraz/rounds'
import { choose, fairUnits } from '../fair-units.ts'
import type { OriginalEnd, OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * The cells are dealt when the round starts; the first ones, as many as the player chose, hold mines.
 * After `k` safe cells the round is worth the fair multiplier of their chance less the edge, cut down to
 * a hundredth. It is complete when no cell may be revealed: none is safe, or the next one would be worth
 * more than the cap.
 */
export type MinesRules = OriginalRules & {
  readonly cells: number
  readonly edgeBp: number
  readonly leastMines: number
  readonly mostMines: number
}

/** `start` chooses how many mines there are. `close` is the host's, when the player was away too long. */
export type MinesCommand =
  | { readonly kind: 'start'; readonly amount: number }
  | { readonly kind: 'reveal'; readonly cell: number }
  | { readonly kind: 'cash_out' }
  | { readonly kind: 'close' }

export type MinesState = {
  /** `null` before the start. */
  readonly mines: readonly number[] | null
  /** In the order of the player; the last one holds a mine if the round is lost. */
  readonly revealed: readonly number[]
  readonly ended: OriginalEnd | null
}

export type MinesOutcome = OriginalOutcome & {
  readonly ended: OriginalEnd
  readonly mines: readonly number[]
  readonly revealed: readonly number[]
}

/** View of the player: `mines` are the cells that are known, `units` the worth of the round now. */
export type MinesView = {
  readonly mineCount: number
  readonly mines: readonly number[]
  readonly revealed: readonly number[]
  readonly units: number
  /** Worth of the round after one more safe cell; `null` when there is none. */
  readonly nextUnits: number | null
  readonly ended: OriginalEnd | null
}

export function minesRound(rules: MinesRules) {
  const round: Rules<MinesState, MinesCommand, MinesOutcome> = {
    open: () => ({ mines: null, revealed: [], ended: null }),
    legal(state, by) {
      const { mines, ended } = state
      if (ended !== null) return []
      if (by === 'table') return mines === null ? [] : [{ kind: 'close' }]
      if (by !== 0) return []
      return mines === null ? starts(rules) : decisions(rules, state)
    },
    apply(state, sent, draws) {
      const refusal = refusalOf(round, state, sent)
      if (refusal !== null) return err(refusal)
      const { command } = sent
      if (command.kind === 'start') {
        return ok({ ...state, mines: draws.deal(rules.cells).slice(0, command.amount) })
      }
      if (command.kind === 'reveal') return ok(reveal(rules, state, command.cell))
      if (command.kind === 'cash_out') return ok({ ...state, ended: 'cash_out' })
      return ok({ ...state, ended: state.revealed.length === 0 ? 'void' : 'closed' })
    },
    outcome({ mines, revealed, ended }) {
      if (ended === null || mines === null) return null
      return { units: paid(rules, { mines, revealed, ended }), ended, mines, revealed }
    },
    view: (state) => viewOf(rules, state),
  }
  return round
}

function starts({ leastMines, mostMines }: MinesRules): readonly MinesCommand[] {
  return [leastMines, mostMines].map((amount) => ({ kind: 'start', amount }))
}

function decisions(rules: MinesRules, { revealed }: MinesState): readonly MinesCommand[] {
  const hidden = Array.from({ length: rules.cells }, (_, cell) => cell).filter(
    (cell) => !revealed.includes(cell),
  )
  const reveals = hidden.map((cell) => ({ kind: 'reveal' as const, cell }))
  return revealed.length === 0 ? reveals : [...reveals, { kind: 'cash_out' }]
}

function reveal(rules: MinesRules, state: MinesState, cell: number): MinesState {
  const { mines } = state
  assert(mines !== null, 'a round has mines before a cell is revealed')
  const revealed = [...state.revealed, cell]
  if (mines.includes(cell)) return { mines, revealed, ended: 'lost' }
  return { mines, revealed, ended: hasNext(rules, mines.length, revealed.length) ? null : 'complete' }
}

/** Units after so many safe cells among so many mines. */
export function minesUnits({ cells, edgeBp }: MinesRules, mines: number, safe: number): number {
  return fairUnits(edgeBp, { ways: choose(cells - mines, safe), of: choose(cells, safe) })
}

/** Returns true if one more cell may be revealed after so many safe ones. */
export function hasNext(rules: MinesRules, mines: number, safe: number): boolean {
  return safe < rules.cells - mines && minesUnits(rules, mines, safe + 1) <= rules.capUnits
}

type Ended = { readonly [Name in keyof MinesState]: NonNullable<MinesState[Name]> }

function paid(rules: MinesRules, { mines, revealed, ended }: Ended): number {
  if (ended === 'lost') return 0
  return ended === 'void' ? rules.unitsPerBet : minesUnits(rules, mines.length, revealed.length)
}

function viewOf(rules: MinesRules, { mines, revealed, ended }: MinesState): MinesView {
  const count = mines?.length ?? 0
  const shown = { mineCount: count, revealed, ended }
  if (mines === null) return { ...shown, mines: [], units: 0, nextUnits: null }
  if (ended !== null)
    return { ...shown, mines, units: paid(rules, { mines, revealed, ended }), nextUnits: null }
  const safe = revealed.length
  const units = safe === 0 ? 0 : minesUnits(rules, count, safe)
  return { ...shown, mines: [], units, nextUnits: minesUnits(rules, count, safe + 1) }
}
