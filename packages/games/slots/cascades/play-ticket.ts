import type { Book } from '@poyraz/fairness'
import { newTicketPay, type TicketPay } from '../ticket-pay.ts'
import { type Board, countOf, fillBoard, newBoard, revealMystery, tumble } from './board.ts'
import { burstGroups, payGroups } from './burst.ts'
import { clusterFinder, type FindGroups, findAnywhere } from './groups.ts'
import type { CascadeMachine, CascadeMode } from './machine.ts'

/** Is told everything of a round as it happens; what it is handed changes afterwards. */
export type TicketLog = {
  /** The grid of a spin as it fell. */
  fell(mode: CascadeMode, board: Board): void
  /** Before an evaluation, mystery symbols became this symbol. */
  revealed(symbol: number): void
  /** The groups of a step before they burst. */
  won(board: Board, multiplier: number, units: number): void
  /** The grid of that step after symbols dropped and fell in. */
  tumbled(board: Board): void
  ended(end: SpinEnd, board: Board): void
}

export type SpinEnd = {
  /** Multiplier by orbs, 1 without any. */
  readonly multiplier: number
  readonly scatters: number
  readonly scatterUnits: number
  readonly awarded: number
  readonly left: number
  readonly units: number
}

export type PlayTicket = (ticket: number, log: TicketLog | null) => TicketPay

/** A player of tickets, with buffers of its own: one call at a time. */
export function ticketPlayer(machine: CascadeMachine, book: Book): PlayTicket {
  const { rules, base, free } = machine
  const board = newBoard(machine, book)
  const find = rules.evaluation.kind === 'cluster' ? clusterFinder(machine.cells) : findAnywhere
  const round: Round = { board, find, step: 0, gathered: 0 }
  const pay = newTicketPay()
  return (ticket, log) => {
    book.open(ticket)
    round.gathered = 0
    const paid = playSpin(round, base, { left: 0, room: rules.freeSpins?.maxSpins ?? 0 }, log)
    pay.paidUnits = paid.units
    pay.awarded = paid.awarded
    pay.paidScatterUnits = paid.scatterUnits
    pay.freeScatterUnits = 0
    pay.freeUnits.length = 0
    let [units, left, granted] = [paid.units, paid.left, paid.awarded]
    round.step = 0
    board.cellTimes.fill(0)
    while (left > 0 && units < rules.capUnits) {
      const room = (rules.freeSpins?.maxSpins ?? 0) - granted
      const spin = playSpin(round, free, { left: left - 1, room }, log)
      pay.freeUnits.push(spin.units)
      pay.freeScatterUnits += spin.scatterUnits
      units += spin.units
      left = spin.left
      granted += spin.awarded
    }
    pay.units = Math.min(units, rules.capUnits)
    pay.capped = units > rules.capUnits || left > 0
    return pay
  }
}

type Round = {
  readonly board: Board
  readonly find: FindGroups
  /** Steps so far of the counter of step multipliers. */
  step: number
  /** Total of the orbs that free spins gathered. */
  gathered: number
}

function playSpin(
  round: Round,
  mode: CascadeMode,
  { left, room }: { readonly left: number; readonly room: number },
  log: TicketLog | null,
): SpinEnd {
  const { board } = round
  const { machine } = board
  if (!mode.keepsSteps) round.step = 0
  if (!mode.keepsCells && machine.rules.cellMultipliers) board.cellTimes.fill(0)
  fillBoard(board, mode.fill)
  log?.fell(mode, board)
  const groupUnits = cascade(round, mode, log)
  const multiplier = orbMultiplier(round, mode, groupUnits)
  const scatters = countOf(board, machine.scatter)
  const scatterUnits = machine.scatterUnits[scatters] as number
  const awarded = Math.min(mode.awards[scatters] as number, room)
  const units = groupUnits * multiplier + scatterUnits
  const end = { multiplier, scatters, scatterUnits, awarded, left: left + awarded, units }
  log?.ended(end, board)
  return end
}

/** Plays steps until nothing wins; returns the units of all groups. */
function cascade(round: Round, mode: CascadeMode, log: TicketLog | null): number {
  const { board, find } = round
  let units = 0
  for (;;) {
    const symbol = revealMystery(board)
    if (symbol >= 0) log?.revealed(symbol)
    find(board)
    if (board.groups.count === 0) return units
    const multiplier = mode.multipliers[Math.min(round.step, mode.multipliers.length - 1)] as number
    round.step++
    const paid = payGroups(board) * multiplier
    units += paid
    log?.won(board, multiplier, paid)
    burstGroups(board)
    tumble(board, mode.fill)
    log?.tumbled(board)
  }
}

/** The sum of the orbs in sight; free spins may add it to a total that stays. */
function orbMultiplier(round: Round, mode: CascadeMode, groupUnits: number): number {
  const { machine, cells } = round.board
  if (!machine.rules.orbs || groupUnits === 0) return 1
  let sum = 0
  for (let cell = 0; cell < cells.length; cell++) sum += machine.times[cells[cell] as number] as number
  if (!mode.gathers) return Math.max(1, sum)
  round.gathered += sum
  return Math.max(1, round.gathered)
}
